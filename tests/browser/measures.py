"""What can be measured of a page as it is drawn: sizes, distances, colours, and what is cut off.

Each expression gives a list of what is wrong, empty where nothing is. The limits are those of WCAG
2.2: 1.4.3 and 1.4.11 (contrast), 1.4.10 (reflow), 1.4.12 (spacing of text), 2.4.7 and 2.4.11
(focus), 2.5.5 (targets).
"""

SHARED = """
  const shown = [...document.querySelectorAll("body *")].filter(each =>
    each.checkVisibility({visibilityProperty: true}) && !each.closest("svg, option"));
  const named = each => `${each.outerHTML.slice(0, 100)}`;
  const numbers = colour => {
    const found = colour.match(/[\\d.]+/g).map(Number);
    return found.length < 4 ? [...found, 1] : found;
  };
  const over = ([r, g, b, a], below) =>
    [r, g, b].map((part, place) => part * a + below[place] * (1 - a));
  const behind = each => {
    const layers = [];
    for (let at = each; at; at = at.parentElement)
      layers.unshift(numbers(getComputedStyle(at).backgroundColor));
    return layers.reduce((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const light = colour => {
    const [r, g, b] = colour.map(part => part / 255).map(part =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const faded = each => {
    let all = 1;
    for (let at = each; at; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
    const [r, g, b, a] = numbers(getComputedStyle(each).color);
    return `${r} ${g} ${b} ${a * all}`;
  };
  const contrast = (colour, ground) => {
    const [low, high] = [light(over(numbers(colour), ground)), light(ground)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
"""
CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary"
"""What can be pressed or filled in."""


def listed(work: str) -> str:
    """The expression of a list that *work* returns."""
    return f"(() => {{ {SHARED} {work} }})()"


CUT = listed("""
  const width = document.documentElement.clientWidth;
  return shown.filter(each => {
    const box = each.getBoundingClientRect(), style = getComputedStyle(each);
    if (box.left < -0.5 || box.right > width + 0.5) return true;
    if (each.matches("input, select, textarea, br") || style.display === "inline") return false;
    const down = each.id === "log" ? 0 : each.scrollHeight - each.clientHeight;
    const hides = style.overflowX !== "visible" || each.nodeName === "BUTTON";
    return each.scrollWidth > each.clientWidth + 1 || (hides && down > 1);
  }).map(named);""")
"""What reaches beyond the window, or is larger than its own box; the log may be scrolled down."""
SMALL = listed(f"""
  const boxes = targets();
  return boxes.filter(({{box}}) => box.width < 43.9 || box.height < 43.9).map(({{each, box}}) =>
    `${{box.width}} x ${{box.height}}: ${{named(each)}}`);
  function targets() {{
    return shown.filter(each => each.matches("{CONTROLS}")).map(each => {{
      const box = each.getBoundingClientRect(), label = each.labels?.[0]?.getBoundingClientRect();
      if (!["checkbox", "radio"].includes(each.type) || !label) return {{each, box}};
      const left = Math.min(box.left, label.left), top = Math.min(box.top, label.top);
      const right = Math.max(box.right, label.right), down = Math.max(box.bottom, label.bottom);
      return {{each, box: new DOMRect(left, top, right - left, down - top)}};
    }});
  }}""")
"""Targets of less than 44 pixels; a label belongs to its box."""
CLOSE = listed(f"""
  const all = shown.filter(each => each.matches("{CONTROLS}")
    && !["checkbox", "radio"].includes(each.type));
  const boxes = all.map(each => each.getBoundingClientRect()), found = [];
  const apart = (a, b) => Math.max(
    a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  for (let a = 0; a < all.length; a += 1) for (let b = a + 1; b < all.length; b += 1)
    if (apart(boxes[a], boxes[b]) < 7.9) found.push(`${{named(all[a])}} | ${{named(all[b])}}`);
  return found;""")
"""Targets with less than 8 pixels between them."""
FAINT = listed("""
  const found = [];
  for (const each of shown) {
    const style = getComputedStyle(each), ground = behind(each);
    const text = [...each.childNodes].some(one => one.nodeType === 3 && one.data.trim());
    const typed = each.matches("input, select, textarea");
    const ratio = contrast(faded(each), ground);
    if ((text || typed) && ratio < 4.5) found.push(`${ratio.toFixed(2)}: ${named(each)}`);
    if (!each.matches("button, input:not([type=file]), select, textarea")) continue;
    if (["checkbox", "radio"].includes(each.type)) continue;
    const edge = contrast(style.borderTopColor, behind(each.parentElement));
    if (edge < 3 || parseFloat(style.borderTopWidth) < 1)
      found.push(`edge ${edge.toFixed(2)}: ${named(each)}`);
  }
  return found;""")
"""Texts with a contrast below 4.5 to 1, and edges of controls below 3 to 1."""
UNSEEN = listed("""
  const each = document.activeElement, style = getComputedStyle(each);
  const box = each.getBoundingClientRect(), found = [];
  if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) found.push("no outline");
  if (contrast(style.outlineColor, behind(each.parentElement)) < 3) found.push("faint outline");
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!hit || !(each.contains(hit) || hit.contains(each))) found.push("lies below something else");
  return found.map(what => `${what}: ${named(each)}`);""")
"""What is wrong with how it is seen where the focus is."""
MOVING = listed("""
  const moved = [document.documentElement, ...shown].filter(each => {
    const style = getComputedStyle(each);
    return style.animationName !== "none" || /[1-9]/.test(style.transitionDuration)
      || style.scrollBehavior !== "auto";
  });
  return [...document.getAnimations().map(String), ...moved.map(named)];""")
"""What moves by itself, or glides."""
SPACED = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important;
    word-spacing: .16em !important; } p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
})()"""
"""Space texts as 1.4.12 has it."""
USUAL = "document.adoptedStyleSheets = []"
"""Space them as usual again."""

"use strict";
// Brings what the house says into the log, and what is typed or pressed to the house.
//
// Screen readers hear the log as a live region. All lines of an answer are one element, as several
// are spoken in any order; and they wait until 600 ms after the last key, as a key silences
// what has not been spoken yet. docs/page.md tells more.

const QUIET = 600; // milliseconds after a key
const TOGETHER = 120; // milliseconds in which lines count as one answer
const SOON = 200; // milliseconds before a lost connection is tried again for the first time
const AGAIN = 2000; // and before each further time
const PATIENCE = 10000; // milliseconds in which a line is taken by a server that is there
const REPLACED = 4001; // why a connection ends: the page is open in another window

const log = document.getElementById("log");
const form = document.getElementById("form");
const field = document.getElementById("line");
const label = document.getElementById("label");
const room = document.getElementById("offer");
const above = document.getElementById("offered");
const words = form.dataset;
const own = document.documentElement.lang;

// The connection ---------------------------------------------------------------------------------

let socket = null;
let known = false; // whether the house has told how much it has taken
let ended = false;
let lost = false;
let heard = 0; // the last line that has come
let typed = 0; // the last line that was typed
let unsent = []; // what was typed and is perhaps not done

function connect() {
  const address = new URL("live", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.onopen = () => tell({ frame: "hello", heard });
  socket.onmessage = ({ data }) => data.split("\n").filter(Boolean).forEach(take);
  socket.onclose = ({ code }) => {
    if (code === REPLACED) end(words.replaced);
    if (ended) return;
    if (!lost) hold(words.lost, own);
    setTimeout(connect, lost ? AGAIN : SOON);
    lost = true;
  };
}

function tell(frame) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
}

function type(text) {
  unsent.push({ frame: "typed", number: 0, text });
  if (known) send(unsent[unsent.length - 1]);
}

function send(frame) {
  if (frame.number === 0) frame.number = typed += 1;
  tell(frame);
  const asked = socket;
  // A phone that has changed its network may not notice for minutes that nothing arrives.
  setTimeout(() => { if (unsent.includes(frame)) asked.close(); }, PATIENCE);
}

const hear = {
  welcome({ took }) {
    if (lost) hold(words.back, own);
    lost = false;
    typed = Math.max(typed, took);
    known = true;
    hear.took({ number: took });
    unsent.forEach(send);
  },
  took({ number }) {
    unsent = unsent.filter((each) => each.number === 0 || each.number > number);
  },
  said({ text, language, number, prompt, hidden }) {
    if (number <= heard) return;
    heard = number;
    if (prompt) ask(hidden);
    hold(text, language, number);
  },
  sound({ name }) {
    call(name);
  },
  offer(offered) {
    offer = offered;
    turn = offered.turn === true;
    showTurn();
    later();
  },
  ended() { end(words.ended); },
  stranger() { end(words.stranger); },
};

function take(text) {
  const frame = JSON.parse(text);
  if (Object.hasOwn(hear, frame.frame)) hear[frame.frame](frame);
}

function ask(hidden) {
  field.type = hidden ? "password" : "text";
  label.textContent = hidden ? words.hidden : words.field;
}

function end(text) {
  if (ended) return;
  ended = true;
  hold(text, own);
  hear.offer({ groups: [] });
}

// The log ----------------------------------------------------------------------------------------

let held = [];
let offer = null;
let timer = null;
let lastKey = -QUIET;
let lastShown = -QUIET;
let shown = 0;

function hold(text, language, number = 0) {
  held.push({ text, language, number });
  later();
}

function later() {
  if (timer === null) timer = setTimeout(show, TOGETHER);
}

function show() {
  const wait = Math.max(lastKey, lastShown) + QUIET - performance.now();
  timer = wait > 0 ? setTimeout(show, wait) : null;
  if (wait > 0) return;
  if (held.length > 0) {
    lastShown = performance.now();
    add(held);
    shown = Math.max(shown, ...held.map((each) => each.number));
    held = [];
    tell({ frame: "heard", number: shown });
  }
  if (offer !== null) exchange(offer);
  offer = null;
}

function add(lines) {
  const answer = document.createElement("p");
  lines.forEach(({ text, language }, place) => {
    if (place > 0) answer.append(document.createElement("br"));
    answer.append(language === own ? text : said(text, language));
  });
  log.append(answer);
  follow();
}

let atEnd = true; // until somebody scrolls up; a window that shrinks is no reason
let reached = 0;

function follow() {
  if (atEnd) log.scrollTop = log.scrollHeight;
}

log.addEventListener("scroll", () => {
  const shown = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  atEnd = shown || (atEnd && log.scrollTop >= reached);
  reached = log.scrollTop;
});
new ResizeObserver(follow).observe(log); // a phone's keyboard leaves less room

function said(text, language) {
  const span = document.createElement("span");
  span.lang = language;
  span.textContent = text;
  return span;
}

// Sounds -----------------------------------------------------------------------------------------
//
// They are played as they come, also while the page is in the background, where a browser delays
// all timers. A browser lets a page be heard after a key or a press: what comes before is silent.

let speakers = null;
let wanted = false;
const files = new Map(); // of sounds, by name

function call(name) {
  wanted = true;
  if (navigator.userActivation?.hasBeenActive) wake();
  if (name !== "" && speakers !== null) play(name);
}

function wake() {
  if (!wanted) return;
  try {
    speakers ??= new AudioContext();
    if (speakers.state === "suspended") speakers.resume().catch(() => {});
  } catch {
    wanted = false; // this browser has no sounds
  }
}

async function play(name) {
  if (!files.has(name)) files.set(name, load(name));
  try {
    const buffer = await files.get(name);
    const source = new AudioBufferSourceNode(speakers, { buffer });
    source.connect(speakers.destination);
    source.start();
  } catch {
    files.delete(name); // it may come the next time
  }
}

async function load(name) {
  const answer = await fetch(new URL(`sounds/${name}.wav`, location.href));
  return speakers.decodeAudioData(await answer.arrayBuffer());
}

// The buttons ------------------------------------------------------------------------------------

const groups = new Map(); // by all that is in them
let names = 0; // of groups, so far

function exchange({ language, groups: wanted }) {
  const choosing = wanted.some(({ kind }) => kind !== "press");
  const sending = { kind: "send", legend: words.chosen, buttons: [[words.chosen, ""]] };
  const all = choosing ? [sending, ...wanted].sort((a, b) => rank(a) - rank(b)) : wanted;
  const before = document.activeElement;
  const kept = all.map((each) => groups.get(JSON.stringify(each)) ?? group(each, language));
  groups.clear();
  all.forEach((each, place) => groups.set(JSON.stringify(each), kept[place]));
  for (const each of [...room.children]) if (!kept.includes(each)) each.remove();
  kept.forEach((each, place) => {
    if (room.children[place] !== each) room.insertBefore(each, room.children[place] ?? null);
  });
  // Without this a browser would begin at the top of the page again, and so would a reader. It is
  // not the field, which would bring up the keyboard of a phone and hide what can be pressed.
  if (before !== document.activeElement && !before.isConnected) above.focus();
}

function rank({ kind }) {
  return ["one", "some", "send", "press"].indexOf(kind);
}

function group({ kind, legend, buttons }, language) {
  const made = document.createElement("div");
  if (kind !== "send") name(made, legend);
  if (language !== own) made.lang = language;
  for (const [text, line] of buttons) made.append(button(kind, text, line));
  return made;
}

function name(made, legend) {
  const heading = document.createElement("h3");
  heading.id = `legend-${(names += 1)}`;
  heading.textContent = legend;
  made.setAttribute("role", "group");
  made.setAttribute("aria-labelledby", heading.id);
  made.append(heading);
}

function button(kind, text, line) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.value = line;
  if (kind === "one" || kind === "some") made.setAttribute("aria-pressed", "false");
  made.addEventListener("click", () => press(kind, made));
  return made;
}

function press(kind, pressed) {
  if (kind === "press") type(pressed.value);
  else if (kind === "send") sendChosen();
  else toggle(kind, pressed);
}

function toggle(kind, pressed) {
  const now = pressed.getAttribute("aria-pressed") !== "true";
  if (kind === "one") for (const each of pressed.parentElement.querySelectorAll("button")) mark(each, false);
  mark(pressed, now);
}

function mark(made, chosen) {
  made.setAttribute("aria-pressed", String(chosen));
}

function sendChosen() {
  const chosen = [...room.querySelectorAll("[aria-pressed=true]")];
  type(chosen.map((each) => each.value).join(" "));
  chosen.forEach((each) => mark(each, false));
}

// The title: while the window is in the background it says when it is the turn of who plays here

const title = document.title;
let turn = false;

function showTurn() {
  document.title = turn && !document.hasFocus() ? `${words.turn} – ${title}` : title;
}

window.addEventListener("focus", showTurn);
window.addEventListener("blur", showTurn);

// Beginning --------------------------------------------------------------------------------------

document.addEventListener("keydown", () => { lastKey = performance.now(); });
for (const each of ["keydown", "pointerup"]) document.addEventListener(each, wake);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  type(field.value);
  field.value = "";
  field.focus();
});
connect();

"use strict";
// Brings what the house says into the log, and what is typed or pressed to the house.
//
// A screen reader hears the log as a live region. One element is added for all lines of an answer:
// readers may scramble several. It waits until 600 ms after the last key, because a key
// silences what has not been spoken yet.

const log = document.getElementById("log");
const form = document.getElementById("form");
const line = document.getElementById("line");
const words = form.dataset;
const QUIET = 600, TOGETHER = 120, RETRY = 2000;

let socket = null, ended = false, lost = false, awaiting = false;
let heard = 0, shown = 0, typed = 0, lastKey = -QUIET, lastShown = -QUIET;
let unsent = [], held = [], timer = null;

function hold(text, language, number = 0) {
  held.push({ text, language, number });
  if (timer === null) timer = setTimeout(show, TOGETHER);
}

function show() {
  const wait = Math.max(lastKey, lastShown) + QUIET - performance.now();
  if (wait > 0) {
    timer = setTimeout(show, wait);
    return;
  }
  const answer = document.createElement("p");
  for (const { text, language } of held) {
    if (answer.hasChildNodes()) answer.append(document.createElement("br"));
    const said = document.createElement("span");
    said.lang = language;
    said.textContent = text;
    answer.append(said);
  }
  shown = Math.max(shown, ...held.map((each) => each.number));
  held = [];
  timer = null;
  lastShown = performance.now();
  log.append(answer);
  tell({ frame: "heard", number: shown });
}

function tell(frame) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
}

function type(text) {
  typed += 1;
  const frame = { frame: "typed", number: typed, text };
  unsent.push(frame);
  tell(frame);
}

const hear = {
  welcome({ took }) {
    if (lost) hold(words.back, document.documentElement.lang);
    lost = false;
    typed = Math.max(typed, took);
    hear.took({ number: took });
    unsent.forEach(tell);
  },
  took({ number }) {
    unsent = unsent.filter((each) => each.number > number);
  },
  said({ text, language, number, prompt, hidden }) {
    if (number <= heard) return;
    heard = number;
    if (prompt) ask(hidden);
    hold(text, language, number);
  },
  ended() { end(words.ended); },
  stranger() { end(words.stranger); },
};

function ask(hidden) {
  line.type = hidden ? "password" : "text";
  document.getElementById("label").textContent = hidden ? words.hidden : words.field;
}

function end(text) {
  ended = true;
  hold(text, document.documentElement.lang);
}

function connect() {
  const address = new URL("live", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.onopen = () => tell({ frame: "hello", heard });
  socket.onmessage = ({ data }) => {
    for (const text of data.split("\n").filter(Boolean)) {
      const frame = JSON.parse(text);
      if (Object.hasOwn(hear, frame.frame)) hear[frame.frame](frame);
    }
  };
  socket.onclose = () => {
    if (ended) return;
    if (!lost) hold(words.lost, document.documentElement.lang);
    lost = true;
    setTimeout(connect, RETRY);
  };
}

document.addEventListener("keydown", () => { lastKey = performance.now(); });
form.addEventListener("submit", (event) => {
  event.preventDefault();
  type(line.value);
  line.value = "";
  line.focus();
});
connect();

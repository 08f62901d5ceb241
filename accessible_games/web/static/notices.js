"use strict";
// The button for notices of this browser. What comes of it is said in the log: most of it by the
// server, what only the browser knows by `hold` of page.js.

{ // what is here has names that page.js has too
  const part = document.getElementById("notices");
  const button = document.getElementById("notices-button");
  const key = part.dataset.key;

  // On an iPhone or iPad only a page on the Home Screen can do it.
  const isOnPhone = navigator.standalone === false && !("PushManager" in window);
  let isBusy = false; // a button that is switched off would lose the focus

  function askServer(wish, { endpoint, keys = {} }) {
    const form = { wish, address: endpoint, key: keys.p256dh ?? "", secret: keys.auth ?? "" };
    return fetch("/notices", { method: "POST", body: new URLSearchParams(form) });
  }

  function showChosen(chosen) {
    button.setAttribute("aria-pressed", String(chosen));
  }

  async function begin() {
    if (isOnPhone) {
      document.getElementById("notices-how").textContent = part.dataset.phone;
      button.remove();
      part.hidden = false;
      return;
    }
    const found = await worker;
    if (found === null || !("pushManager" in found) || !("Notification" in window)) return;
    const wanted = await found.pushManager.getSubscription();
    showChosen(wanted !== null && (await askServer("ask", wanted.toJSON())).ok);
    button.addEventListener("click", () => change(found));
    part.hidden = false;
  }

  async function change(found) {
    if (isBusy) return;
    isBusy = true;
    try {
      const isOn = button.getAttribute("aria-pressed") === "true";
      await (isOn ? leave(found) : take(found));
    } catch {
      hold(part.dataset.failed, own);
    }
    isBusy = false;
  }

  async function take(found) {
    if ((await Notification.requestPermission()) !== "granted") {
      hold(part.dataset.refused, own);
      return;
    }
    // One that was made for another key of the server is of no use any more.
    const before = await found.pushManager.getSubscription();
    if (before !== null) await before.unsubscribe();
    const asked = { userVisibleOnly: true, applicationServerKey: key };
    const wanted = await found.pushManager.subscribe(asked);
    const answer = await askServer("take", wanted.toJSON());
    if (!answer.ok) throw new Error(answer.status);
    showChosen(true);
  }

  async function leave(found) {
    const wanted = await found.pushManager.getSubscription();
    if (wanted !== null) {
      await askServer("end", wanted.toJSON());
      await wanted.unsubscribe();
    }
    showChosen(false);
  }

  begin();
}

"use strict";
// Lets the browser keep what shows notices, and what it says without a connection; see worker.js.

const worker = "serviceWorker" in navigator
  ? navigator.serviceWorker.register(`/worker.js?language=${document.documentElement.lang}`).catch(() => null)
  : Promise.resolve(null);

// Who is here needs no notices: those that stand are taken away.
async function putAway() {
  const found = await worker;
  if (found === null || document.hidden) return;
  for (const each of await found.getNotifications()) each.close();
}

document.addEventListener("visibilitychange", putAway);
putAway();

/**
 * Progressive enhancement of the week form: input is stored on the device until the server has it, and sent once the
 * connection is back. The form works without it.
 */
export const script = `(() => {
  const place = document.querySelector("[data-week]");
  if (!place) return;
  const key = "hours " + place.dataset.week;
  const form = document.querySelector("form[data-hours]");
  const read = () => {
    try { return JSON.parse(localStorage.getItem(key)); } catch { return null; }
  };
  if (!form) return void localStorage.removeItem(key);
  const version = form.elements.version.value;
  const typed = () => [...new FormData(form)].filter(([name]) => name.includes("_"));
  const keep = (send) => localStorage.setItem(key, JSON.stringify({ version, send, fields: typed() }));
  const say = (which) => {
    for (const it of form.querySelectorAll("[data-said]")) it.hidden = it.dataset.said !== which;
  };
  const send = () => {
    const it = read();
    if (it && it.send) form.requestSubmit(form.querySelector('button[value="' + it.send + '"]'));
  };
  form.addEventListener("input", () => keep(null));
  form.addEventListener("submit", (event) => {
    keep(event.submitter ? event.submitter.value : "save");
    if (navigator.onLine) return;
    event.preventDefault();
    say("offline");
  });
  addEventListener("online", send);
  if (place.dataset.answered === "refused") {
    keep(null);
    // Replaces the history entry, so that Back does not repeat the submission.
    return history.replaceState(null, "", location.href);
  }
  const before = read();
  if (!before) return;
  // Answered: the fields show the server's version, so the stored copy is dropped; later input exists only here.
  if (place.dataset.answered && before.send) return void localStorage.removeItem(key);
  const isSame = JSON.stringify(before.fields) === JSON.stringify(typed());
  if (isSame && before.version !== version) return void localStorage.removeItem(key);
  for (const [name, value] of before.fields) {
    const field = form.elements.namedItem(name);
    if (field) field.value = value;
  }
  say(navigator.onLine ? "restored" : "offline");
  if (before.version === version && navigator.onLine) send();
})();
`;

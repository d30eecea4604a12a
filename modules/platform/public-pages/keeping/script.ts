/**
 * What the forms of a page do besides where scripts run: each keeps what is typed until the server has taken it, so that
 * another form's answer, a page that is left or a connection that is lost takes nothing away. A tab keeps it, and it
 * goes with the tab. Without the script the forms work as they stand.
 */
export const script = `(() => {
  const nameOf = (key) => "kept " + key;
  const read = (key) => {
    try { return JSON.parse(sessionStorage.getItem(nameOf(key))); } catch { return null; }
  };
  const write = (key, it) => {
    try { sessionStorage.setItem(nameOf(key), JSON.stringify(it)); } catch {}
  };
  for (const it of document.querySelectorAll("[data-taken]")) {
    const key = it.dataset.taken;
    // What was typed after the answer came is nothing that was taken.
    if (read(key)?.isSent) sessionStorage.removeItem(nameOf(key));
  }
  for (const form of document.querySelectorAll("form[data-keep]")) {
    const key = form.dataset.keep;
    const apart = ["hidden", "file", "submit"];
    // A tick that says that something is meant is given anew.
    const fields = [...form.elements].filter(
      (it) => it.name && !apart.includes(it.type) && !("unkept" in it.dataset),
    );
    const isTick = (it) => it.type === "radio" || it.type === "checkbox";
    const typed = () => fields.filter((it) => !isTick(it) || it.checked).map((it) => [it.name, it.value]);
    const say = (which) => {
      for (const it of form.querySelectorAll("[data-said]")) it.hidden = it.dataset.said !== which;
    };
    const keep = (isSent) => write(key, { isSent, fields: typed() });
    form.addEventListener("input", () => keep(false));
    form.addEventListener("submit", (event) => {
      if (navigator.onLine) return keep(true);
      keep(false);
      event.preventDefault();
      say("offline");
      form.querySelector("[data-said=offline]")?.scrollIntoView({ block: "nearest" });
    });
    addEventListener("online", () => say(null));
    if (form.dataset.refused) {
      keep(false);
      // An answer to something sent is not asked for again by going back to it; the form is.
      history.replaceState(null, "", form.dataset.refused);
      continue;
    }
    const before = read(key);
    if (!before || JSON.stringify(before.fields) === JSON.stringify(typed())) continue;
    for (const it of fields) {
      const values = before.fields.filter(([name]) => name === it.name).map(([, value]) => value);
      if (isTick(it)) it.checked = values.includes(it.value);
      else if (values.length > 0) it.value = values[0];
    }
    for (let it = form.closest("details"); it; it = it.parentElement.closest("details")) it.open = true;
    say("restored");
  }
})();
`;

/**
 * What the forms of a page do besides where scripts run: each keeps what is typed until the server has taken it, so that
 * another form's answer, a page that is left or a connection that is lost takes nothing away. A tab keeps it, and it
 * goes with the tab; a form that `lasts` keeps it on the device, and sends what was sent in vain once there is a
 * connection. Without the script the forms work as they stand.
 */
export const script = `(() => {
  const nameOf = (key) => "kept " + key;
  const read = (store, key) => {
    try { return JSON.parse(store.getItem(nameOf(key))); } catch { return null; }
  };
  const write = (store, key, it) => {
    try { store.setItem(nameOf(key), JSON.stringify(it)); } catch {}
  };
  for (const it of document.querySelectorAll("[data-taken]")) {
    const key = it.dataset.taken;
    for (const store of [sessionStorage, localStorage]) {
      // What was typed after the answer came is nothing that was taken, as long as it can be sent at all.
      if ("closed" in it.dataset || read(store, key)?.isSent) store.removeItem(nameOf(key));
    }
  }
  for (const form of document.querySelectorAll("form[data-keep]")) {
    const { keep: key, refused } = form.dataset;
    const isLasting = "lasts" in form.dataset;
    const store = isLasting ? localStorage : sessionStorage;
    const version = form.elements.version?.value;
    const apart = ["hidden", "file", "submit"];
    // A tick that says that something is meant is given anew.
    const fields = [...form.elements].filter(
      (it) => it.name && !apart.includes(it.type) && !("unkept" in it.dataset) && !it.closest(".trap"),
    );
    const isTick = (it) => it.type === "radio" || it.type === "checkbox";
    const typed = () => fields.filter((it) => !isTick(it) || it.checked).map((it) => [it.name, it.value]);
    const say = (which) => {
      for (const it of form.querySelectorAll("[data-said]")) it.hidden = it.dataset.said !== which;
    };
    const keep = (isSent, by) => write(store, key, { isSent, by, version, fields: typed() });
    const again = () => {
      const it = read(store, key);
      if (isLasting && it?.isSent && it.version === version)
        form.requestSubmit(it.by ? form.querySelector('button[value="' + it.by + '"]') : null);
    };
    form.addEventListener("input", () => keep(false));
    form.addEventListener("submit", (event) => {
      const by = event.submitter?.value;
      if (navigator.onLine) return keep(true, by);
      keep(isLasting, by);
      event.preventDefault();
      say("offline");
      form.querySelector("[data-said=offline]")?.scrollIntoView({ block: "nearest" });
    });
    addEventListener("online", () => { say(null); again(); });
    if (refused) {
      keep(false);
      // An answer to something sent is not asked for again by going back to it; the form is.
      history.replaceState(null, "", refused);
      continue;
    }
    const before = read(store, key);
    if (!before) continue;
    if (JSON.stringify(before.fields) !== JSON.stringify(typed())) {
      for (const it of fields) {
        const values = before.fields.filter(([name]) => name === it.name).map(([, value]) => value);
        if (isTick(it)) it.checked = values.includes(it.value);
        else if (values.length > 0) it.value = values[0];
      }
      for (let it = form.closest("details"); it; it = it.parentElement.closest("details")) it.open = true;
      say(isLasting && !navigator.onLine ? "offline" : "restored");
    } else if (isLasting && before.version !== version) {
      store.removeItem(nameOf(key));
    }
    // The server has answered, and took nothing: whoever reads why sends it anew.
    if ("answered" in form.dataset) keep(false);
    else if (navigator.onLine) again();
  }
})();
`;

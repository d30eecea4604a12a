import { afterEach, beforeEach, expect, test } from "bun:test";
import { closed, html, autosave, autosaveNotes, type Markup, autosaveDone } from "..";
import { script } from "./script";

const run = new Function(script) as () => void;
const isOnline = Object.getOwnPropertyDescriptor(navigator, "onLine");
const online = (value: boolean) =>
  Object.defineProperty(navigator, "onLine", { value, configurable: true });

beforeEach(() => online(true));
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "onLine");
  if (isOnline) Object.defineProperty(navigator, "onLine", isOnline);
});

const field = () => document.querySelector<HTMLInputElement>("[name=until]")!;
const said = () =>
  [...document.querySelectorAll<HTMLElement>("[data-said]")].find((it) => !it.hidden)?.dataset[
    "said"
  ];

/** A page as it comes from the server; answers what of its forms is sent from then on. */
function open(content: Markup): string[] {
  const sent: string[] = [];
  document.body.innerHTML = content.safe;
  run();
  document.querySelector("form")?.addEventListener("submit", (event) => {
    if (!event.defaultPrevented) sent.push((event.submitter as HTMLButtonElement)?.value ?? "");
    event.preventDefault();
  });
  return sent;
}

const week = (version: number, more: Omit<Parameters<typeof autosave>[0], "key"> = {}) =>
  html`<form ${autosave({ key: "week", lasts: true, ...more })}>
    <input type="hidden" name="version" value="${version}" /><input name="until" />
    ${autosaveNotes("en")}<button name="deed" value="save">Save</button
    ><button name="deed" value="submit">Submit</button>
  </form>`;

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
}

const press = (value: string) =>
  document.querySelector<HTMLButtonElement>(`button[value=${value}]`)?.click();

test("what is typed is there again after a reload, and goes once the server has taken it", () => {
  open(week(1));
  type("16:10");
  open(week(1));
  expect([field().value, said()]).toEqual(["16:10", "restored"]);
  press("save");
  open(html`<p ${autosaveDone("week")}></p>`);
  open(week(2));
  expect([field().value, said(), localStorage.length]).toEqual(["", undefined, 0]);
});

test("what was sent without a connection is sent by its own button once there is one", () => {
  const sent = open(week(1));
  online(false);
  type("16:10");
  press("submit");
  expect([sent, said()]).toEqual([[], "offline"]);
  online(true);
  dispatchEvent(new Event("online"));
  expect(sent).toEqual(["submit"]);
});

test("what the server did not take is shown with what was typed, and sent by nobody but its writer", () => {
  open(week(1));
  type("16:10");
  press("submit");
  const sent = open(week(1, { isAnswered: true }));
  expect([field().value, said(), sent]).toEqual(["16:10", "restored", []]);
  expect(open(week(1))).toEqual([]);
});

test("a week that is closed elsewhere keeps nothing on the device", () => {
  open(week(1));
  type("16:10");
  open(html`<p ${closed("week")}></p>`);
  expect(localStorage.length).toBe(0);
});

test("what was refused is kept as it came back, at the address where its form stands", () => {
  open(
    html`<form ${autosave({ key: "enquiry", refusedAt: "/?again=1#contact" })}>
      <input name="until" value="Noor" />
    </form>`,
  );
  expect(location.search).toBe("?again=1");
  open(
    html`<form ${autosave({ key: "enquiry" })}><input name="until" />${autosaveNotes("en")}</form>`,
  );
  expect([field().value, said()]).toEqual(["Noor", "restored"]);
  history.replaceState(null, "", "/");
});

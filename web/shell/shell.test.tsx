import { expect, jest, test } from "bun:test";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { signedIn, testApp } from "@/modules/testing";
import { noticesAtom, notifyAtom } from "../state/notices";
import { visit } from "../testing";

async function open(path = "/crm") {
  const app = testApp();
  const visitor = await signedIn(app);
  document.title = "";
  const shown = visit(app, path, visitor);
  await screen.findByRole("heading", { level: 1 });
  // Effects run after what they belong to is drawn, and by one of them the keys are heard.
  await waitFor(() => expect(document.title).not.toBe(""));
  return { ...shown, ...visitor };
}
const press = (key: string, init: KeyboardEventInit = {}) =>
  act(async () => void fireEvent.keyDown(document.body, { key, ...init }));

test("the sidebar has the groups and labels of the specification, in its order", async () => {
  await open();
  const groups = within(screen.getByRole("navigation", { name: "Main navigation" }));
  const labels = groups.getAllByRole("group").map((group) => [
    group.getAttribute("aria-label"),
    within(group)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ]);
  expect(labels).toEqual([
    [
      "Main",
      [
        ...["Dashboard", "My tasks", "Job Portal", "AI Job Scraping", "Job Results", "Candidates"],
        ...["Clients", "Projects", "Deployments", "Timesheets", "Invoices", "Payments"],
        ...["CRM", "Applications"],
      ],
    ],
    ["Compliance", ["GDPR Dashboard", "Legal Documents", "Certificates", "Compliance"]],
    ["Analytics", ["Performance", "Reports", "Market intelligence"]],
    ["System", ["Admin", "Profile", "Smart Matching"]],
  ]);
});

test("a group of the sidebar folds, keeps the open screen in sight, and stays folded", async () => {
  await open();
  const group = () => within(screen.getByRole("group", { name: "Main" }));
  await userEvent.click(group().getByRole("button", { name: "Main" }));
  expect(
    group()
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["CRM"]);
  expect(localStorage.getItem("coldaisle.folded")).toBe('["main"]');
  await userEvent.click(group().getByRole("button", { name: "Main" }));
  expect(group().getAllByRole("link").length).toBeGreaterThan(10);
});

test("choosing a language changes every word at once and is kept with the account", async () => {
  const { ask } = await open();
  await userEvent.click(await screen.findByRole("button", { name: "Language: English" }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Nederlands" }));
  await screen.findByText("Gesprekken, communicatie en campagnes");
  expect(document.documentElement.lang).toBe("nl");
  expect(document.cookie).toContain("locale=nl");
  await waitFor(async () =>
    expect(await (await ask("GET", "/api/auth/user")).json()).toMatchObject({ locale: "nl" }),
  );
});

test("choosing an appearance colours the page at once", async () => {
  await open();
  await userEvent.click(await screen.findByRole("button", { name: /^Appearance/ }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Dark" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
});

test("Ctrl+Z takes the last change back and says so", async () => {
  const { store } = await open();
  const undo = jest.fn(async () => {});
  act(() => void store.set(notifyAtom, { title: "3 jobs archived", undo }));
  await press("z", { ctrlKey: true });
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("Change undone"));
  await press("z", { ctrlKey: true });
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("Nothing to undo"));
  expect(undo).toHaveBeenCalledTimes(1);
});

test("an undo that fails is not kept quiet", async () => {
  const { store } = await open();
  const undo = () => Promise.reject(new Error("409"));
  act(() => void store.set(notifyAtom, { title: "3 jobs archived", undo }));
  await press("z", { ctrlKey: true });
  await waitFor(() => expect(store.get(noticesAtom)[0]).toMatchObject({ tone: "destructive" }));
});

test("a notice that has left the screen can be undone from the tray", async () => {
  const { store } = await open();
  const undo = jest.fn(async () => {});
  act(() => void store.set(notifyAtom, { title: "3 jobs archived", undo }));
  act(() => void store.set(notifyAtom, { title: "Something else" }));
  await userEvent.click(await screen.findByRole("button", { name: /2 notifications/ }));
  const tray = await screen.findByRole("dialog", { name: "Notifications" });
  await userEvent.click(within(tray).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
});

test("the palette finds pages and goes there", async () => {
  await open();
  await press("k", { ctrlKey: true });
  await userEvent.type(await screen.findByRole("combobox"), "legal{Enter}");
  await screen.findByRole("heading", { level: 1, name: "Legal Documents" });
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("what describes people in one line is offered as filters of the candidates", async () => {
  await open();
  await press("k", { ctrlKey: true });
  const line = "HV and VCA, 50 km around Frankfurt, free within 4 weeks";
  await userEvent.type(await screen.findByRole("combobox"), line, { delay: null });
  await userEvent.click(
    await screen.findByRole("option", { name: `Filter candidates by “${line}”` }),
  );
  await screen.findByRole("heading", { level: 1, name: "Candidates" });
  await screen.findByRole("button", { name: /^Edit filter Near Frankfurt/ });
});

test("the palette begun with > offers actions only", async () => {
  await open();
  await press("k", { ctrlKey: true });
  await userEvent.type(await screen.findByRole("combobox"), ">");
  const offered = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(offered).toContain("Start scraping");
  expect(offered).not.toContain("Candidates");
});

test("g and c leads to the candidates; ? shows all keys", async () => {
  await open();
  await press("g");
  await press("c");
  await screen.findByRole("heading", { level: 1, name: "Candidates" });
  await press("?");
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
});

test("without a socket the badge says so and offers to connect again", async () => {
  await open();
  await screen.findByText("Disconnected");
  expect(screen.getByRole("button", { name: "Reconnect" })).toBeTruthy();
});

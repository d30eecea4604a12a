import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { connect as setUp, useModel } from "@/modules/market/ai-enrichment/fixtures";
import { settings } from "@/modules/platform/settings";
import { termProposals } from "@/modules/market/ai-enrichment/schema";
import { noticesAtom } from "@/web/state/notices";
import { model, open } from "./testing";

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.paste(text);
};
const press = async (name: string) => {
  const found = await screen.findAllByText(name, { selector: "button" });
  await userEvent.click(found[0] ?? document.body);
};
const pressIcon = async (name: string) => userEvent.click(await screen.findByLabelText(name));

/** Fills in the connection to a stand-in and saves it. */
async function connect({ address, key }: { address: string; key: string }, name = "careful-1") {
  await type("URL", `${address}/v1`);
  await type("Model", name);
  await type("Key", key);
  await press("Update API Keys");
  await screen.findByText(/A key is stored/);
}

test.each(["viewer", "recruiter"] as const)(
  "a %s reads why, and finds no way here in the menu",
  async (role) => {
    const { show } = await open(role);
    await show();
    await screen.findByText("Only administrators can open this page");
    expect(screen.queryByRole("link", { name: "Admin" })).toBeNull();
    expect(screen.queryByLabelText("Key")).toBeNull();
  },
);

test("the tabs of the specification come first, in its order", async () => {
  const { show } = await open();
  await show();
  const tabs = screen.getAllByRole("tab").map(({ textContent }) => textContent ?? "");
  const specified = ["Branding", "Users", "System", "GDPR", "API Keys"];
  expect(tabs.slice(0, specified.length)).toEqual(specified);
});

test("it says that everything works without a provider", async () => {
  const { show } = await open();
  await show();
  await screen.findByText("Everything works without a provider");
  expect(screen.getByText("Rules analyze every ad", { exact: false }).textContent).toContain(
    "only if you allow CVs",
  );
});

test("a key is saved, shown as its last characters, and removed after a question", async () => {
  const { app, show } = await open();
  const { store } = await show();
  const standIn = model();
  await connect(standIn);
  expect(store.get(noticesAtom)[0]?.title).toBe("Settings Updated");
  const field = screen.getByLabelText<HTMLInputElement>("Key");
  expect([field.value, field.placeholder]).toEqual(["", "••••••••cdef"]);
  expect(document.body.innerHTML).not.toContain(standIn.key);

  await press("Remove key");
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove key" }));
  await screen.findByText(/No key stored/);
  expect(await settings.secretOf(app, "ai.openai")).toBeNull();
});

test("what is filled in wrongly is told at its field, and nothing is saved", async () => {
  const { app, show } = await open();
  await show();
  await type("URL", "careers");
  await type("Key", "two words");
  await press("Update API Keys");
  await screen.findByText("Enter an address that begins with http:// or https://");
  expect(screen.getByLabelText("Key").getAttribute("aria-invalid")).toBe("true");
  expect((await settings.valueOf(app, "ai.openai")).baseUrl).toBe("https://api.openai.com/v1");
});

test("a provider is tested as it is saved, and the answer is told as it was", async () => {
  const { app, show } = await open();
  const standIn = model();
  await setUp(app, standIn, "openai");
  await show();
  await press("Test");
  await screen.findByText(/careful-1 answered in .* and found 1 of 3 facts/);
  standIn.manner.instead = () => new Response("", { status: 401 });
  // Sooner it would be the second half of a double click, which is answered as the first.
  await Bun.sleep(600);
  await press("Test");
  await screen.findByText("The provider rejected the key. Enter another one.");
  await waitFor(() =>
    expect(
      screen.getByRole("progressbar", { name: "Requests" }).getAttribute("aria-valuetext"),
    ).toBe("2 of 2,000"),
  );
});

test("a provider without a model cannot be put to use", async () => {
  const { show } = await open();
  await show();
  const use = await screen.findByLabelText<HTMLButtonElement>("Enable this provider");
  expect(use.disabled).toBe(true);
});

test("a provider is put to use, paused and taken out of use again", async () => {
  const { app, show } = await open();
  await setUp(app, model(), "openai");
  await show();
  const use = () => screen.findByLabelText("Enable this provider");
  const now = () => settings.valueOf(app, "ai");
  await userEvent.click(await use());
  await userEvent.click(await screen.findByText("Pause"));
  await screen.findByText("Paused");
  expect(await now()).toMatchObject({ provider: "openai", isPaused: true });
  await userEvent.click(await screen.findByText("Resume"));
  await screen.findByText("On");
  await userEvent.click(await use());
  await screen.findByText("Everything works without a provider");
  expect((await now()).provider).toBeNull();
});

test("where nobody entered a price, the bill says that money is not counted", async () => {
  const { app, show } = await open();
  const { value } = (await settings.group(app, "ai"))[3] ?? {};
  await settings.save(app, "ai.ollama", { value: { ...value, model: "careful-1" } });
  await useModel(app, { provider: "ollama" });
  await show();
  await screen.findByText(/^No price entered/);
});

test("the month's budget is changed in euros", async () => {
  const { app, show } = await open();
  await show();
  await type("Max. euros per month", "2.50");
  await press("Save budget");
  await screen.findByText("€0.00 of €2.50");
  expect((await settings.valueOf(app, "ai")).monthly.cents).toBe(250);
});

test("of two administrators the second learns that the first was faster", async () => {
  const { app, show } = await open();
  const { store } = await show();
  await type("Model", "mine");
  const value = { ...(await settings.valueOf(app, "ai.openai")), model: "theirs" };
  await settings.save(app, "ai.openai", { value });
  await press("Update API Keys");
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("The settings were not saved"));
  expect(await screen.findByDisplayValue("theirs")).toBeTruthy();
});

test("a proposed term is accepted, and may be reviewed again", async () => {
  const { app, show } = await open();
  const at = app.now().toISOString();
  const term = { kind: "skill", label: "Cold plates", key: "cold plates", quote: "cold plates" };
  const seen = { count: 3, state: "open" as const, firstSeenAt: at, lastSeenAt: at };
  await app.write([
    app.db.insert(termProposals).values({ id: Bun.randomUUIDv7(), ...term, ...seen }),
  ]);
  const { store } = await show();
  await screen.findByText("3 ads");
  await pressIcon("Accept “Cold plates”");
  await screen.findByText("Nothing to review.", { exact: false });
  expect(store.get(noticesAtom)[0]?.title).toBe("“Cold plates” accepted");
  await press("Accepted");
  await pressIcon("Review “Cold plates” again");
  await screen.findByText("No accepted terms yet.");
});

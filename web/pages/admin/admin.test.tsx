import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { settings } from "@/modules/settings";
import { termProposals } from "@/modules/ai/schema";
import { noticesAtom } from "@/web/state/notices";
import { model, open } from "./testing";

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.paste(text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

/** Fills in the connection to a stand-in and saves it. */
async function connect({ address, key }: { address: string; key: string }, name = "careful-1") {
  await type("Address", `${address}/v1`);
  await type("Model", name);
  await type("Key", key);
  await press("Save");
  await screen.findByText(/A key is kept/);
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

test("only the tab that works is there, and it says that everything works without a provider", async () => {
  const { show } = await open();
  await show();
  await screen.findByText("Everything works without a provider");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["API Keys"]);
  expect(screen.getByText("Rules read every ad", { exact: false }).textContent).toContain(
    "never a candidate",
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

  await press("Remove the key");
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove the key" }));
  await screen.findByText(/No key is kept/);
  expect(await settings.secretOf(app, "ai.openai")).toBeNull();
});

test("what is filled in wrongly is told at its field, and nothing is saved", async () => {
  const { app, show } = await open();
  await show();
  await type("Address", "careers");
  await type("Time-out in seconds", "1");
  await type("Key", "two words");
  await press("Save");
  await screen.findByText("Enter an address that begins with http:// or https://");
  expect(screen.getByLabelText("Time-out in seconds").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText("Key").getAttribute("aria-invalid")).toBe("true");
  expect((await settings.valueOf(app, "ai.openai")).baseUrl).toBe("https://api.openai.com/v1");
});

test("a provider is tested as it is saved, and the answer is told as it was", async () => {
  const { show } = await open();
  await show();
  const standIn = model();
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Test" });
  expect(button.disabled).toBe(true);
  await connect(standIn);
  await press("Test");
  await screen.findByText(/careful-1 answered in .* and found 1 of the 3 facts/);
  standIn.manner.instead = () => new Response("", { status: 401 });
  await press("Test");
  await screen.findByText("The provider refuses the key. Enter another.");
  await waitFor(() =>
    expect(
      screen.getByRole("progressbar", { name: "Requests" }).getAttribute("aria-valuetext"),
    ).toBe("2 of 2,000"),
  );
});

test("a provider is put to use, paused and taken out of use again", async () => {
  const { app, show } = await open();
  await show();
  const use = () =>
    screen.findByRole<HTMLButtonElement>("switch", { name: "Let this provider read along" });
  expect((await use()).disabled).toBe(true);
  await connect(model());
  await userEvent.click(await use());
  await press("Pause");
  await screen.findByText("Paused");
  expect(await settings.valueOf(app, "ai")).toMatchObject({ provider: "openai", isPaused: true });
  await press("Resume");
  await screen.findByText("On");
  await screen.findByText(/^No price is entered/);
  await userEvent.click(await use());
  await screen.findByText("Everything works without a provider");
  expect((await settings.valueOf(app, "ai")).provider).toBeNull();
});

test("the month's budget is changed in euros", async () => {
  const { app, show } = await open();
  await show();
  await type("At most euros a month", "2.50");
  await press("Save the budget");
  await screen.findByText("€0.00 of €2.50");
  expect((await settings.valueOf(app, "ai")).monthly.cents).toBe(250);
});

test("of two administrators the second learns that the first was faster", async () => {
  const { app, show } = await open();
  const { store } = await show();
  await type("Model", "mine");
  const value = { ...(await settings.valueOf(app, "ai.openai")), model: "theirs" };
  await settings.save(app, "ai.openai", { value });
  await press("Save");
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
  await press("Accept “Cold plates”");
  await screen.findByText("Nothing to review.", { exact: false });
  expect(store.get(noticesAtom)[0]?.title).toBe("“Cold plates” accepted");
  await press("Accepted");
  await press("Review “Cold plates” again");
  await screen.findByText("No term has been accepted yet.");
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { ClientQuery, clients } from "@/modules/crm/clients";
import { added } from "@/modules/crm/clients/fixtures";
import { advertised, aroundFrankfurt } from "@/modules/market/employers/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { choose, visit } from "@/web/testing";

/** As one pastes: a letter at a time says nothing more here. */
async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

type App = ReturnType<typeof testApp>;

const polder = {
  name: "Mainspannung Example GmbH",
  industry: "Colocation",
  website: "https://mainspannung.example",
  contractValue: "300000",
  contacts: [{ name: "Katrin Proef", email: "katrin@mainspannung.example" }, { name: "Bo Tweede" }],
  sites: [{ name: "FRA1", city: "Frankfurt am Main", country: "DE" }],
};

async function open(path: string, fill: (app: App) => Promise<unknown> = async () => {}) {
  const app = testApp();
  await fill(app);
  const { cookie, user } = await signedIn(app);
  visit(app, path, { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Clients", hidden: true });
  return app;
}

const some = (app: App) => added(app, polder);

test("without clients the screen says so and leads to the form, which says what is missing", async () => {
  await open("/clients");
  await userEvent.click(await screen.findByRole("button", { name: "Add your first client" }));
  const form = within(await screen.findByRole("dialog", { name: "Add a client" }));
  await write(form.getByLabelText("VAT number"), "NL12");
  await userEvent.click(form.getByRole("button", { name: "Add Client" }));
  expect(await form.findByText("The client's name is required")).toBeTruthy();
  expect(form.getByText("This isn't a valid VAT number for its country.")).toBeTruthy();
  expect(location.search).toBe("?new=1");
});

test("a card shows whom to call, what it is worth, and what may be done", async () => {
  await open("/clients?layout=cards", some);
  const card = within(await screen.findByRole("listitem", { name: polder.name }));
  expect(card.getByText("Katrin Proef · katrin@mainspannung.example")).toBeTruthy();
  expect(card.getByText("€300,000 per year")).toBeTruthy();
  expect(card.getByText("Gold")).toBeTruthy();
  await userEvent.click(card.getByRole("link", { name: `Edit ${polder.name}` }));
  const form = await screen.findByRole("dialog", { name: `Edit ${polder.name}` });
  expect(within(form).getByLabelText("Industry")).toHaveProperty("value", "Colocation");
});

test("a client is added with a contact and a datacenter, and the duplicate is told of before", async () => {
  const app = await open("/clients?new=1", some);
  const form = within(await screen.findByRole("dialog", { name: "Add a client" }));
  await write(form.getByLabelText("Name"), "MAINSPANNUNG example");
  expect(await form.findByRole("link", { name: `K-0001 ${polder.name}` })).toBeTruthy();
  expect(form.getByText(/same name/)).toBeTruthy();
  await write(form.getByLabelText("Annual contract value (EUR)"), "1000,5");
  await userEvent.click(form.getByRole("button", { name: "Add contact" }));
  await write(form.getAllByLabelText("Name")[1]!, "Femke Nieuw");
  await userEvent.click(form.getByRole("button", { name: "Add datacenter" }));
  await write(form.getByLabelText("Datacenter"), "FRA9");
  await userEvent.click(form.getByRole("button", { name: "Add Client" }));
  await screen.findByRole("tab", { name: "Overview" });
  const page = await clients.list(app, ClientQuery.parse({ q: "K-2" }));
  expect(page.clients[0]).toMatchObject({ contactPerson: "Femke Nieuw", contractValue: "1000.5" });
});

async function openRecord(role: Role = "recruiter", app = testApp()) {
  const { id } = await some(app);
  const { cookie, user, as } = await signedIn(app, role);
  visit(app, `/clients/${id}`, { cookie, user });
  await screen.findByRole("tab", { name: "Overview" });
  return { app, as, id };
}

test("the record tells what the ads of the same company ask for", async () => {
  await openRecord("viewer", await advertised(aroundFrankfurt));
  expect(await screen.findByText("Frankfurt 3")).toBeTruthy();
  const link = screen.getByRole("link", { name: "All ads in Market intelligence" });
  expect(link.getAttribute("href")).toBe("/radar/mainspannung%20example");
  // Reading ads wakes the whole taxonomy, which takes its time on a busy machine.
});

test("who edits what somebody else has changed meanwhile is told what, and may take theirs", async () => {
  const { app, as, id } = await openRecord();
  await choose("More actions", "Edit");
  const dialog = await screen.findByRole("dialog", { name: `Edit ${polder.name}` });
  const form = within(dialog);
  const industry = form.getByLabelText("Industry");
  await userEvent.clear(industry);
  await write(industry, "Cloud");
  await write(form.getByLabelText("Description"), "Builds two halls");
  const website = "https://other.example";
  await clients.edit(as, id, { version: 1, website, industry: "Telecom" });
  await userEvent.click(form.getByRole("button", { name: "Save changes" }));
  const title = `${polder.name} was changed while you were editing`;
  const asked = await screen.findByRole("dialog", { name: title });
  const field = within(within(asked).getByRole("group", { name: "Industry" }));
  expect(field.getByText("Cloud")).toBeTruthy();
  await userEvent.click(field.getByRole("radio", { name: "Use theirs" }));
  await userEvent.click(within(asked).getByRole("button", { name: "Save selection" }));
  await waitFor(async () =>
    expect(await clients.find(app, id)).toMatchObject({
      industry: "Telecom",
      website,
      description: "Builds two halls",
      version: 3,
    }),
  );
});

test("another contact is made the main one", async () => {
  const { app, id } = await openRecord();
  await choose("More actions", "Edit");
  const form = within(await screen.findByRole("dialog"));
  await userEvent.click(form.getByRole("button", { name: "Make contact 2 the main contact" }));
  await userEvent.click(form.getByRole("button", { name: "Save changes" }));
  await waitFor(async () => expect((await clients.find(app, id)).contactPerson).toBe("Bo Tweede"));
});

test("a tier beside the rule asks why, and can be given back", async () => {
  const { app, id } = await openRecord();
  expect(screen.getByText("Calculated: Gold by contract value.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Override tier" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Tier of/ }));
  await userEvent.selectOptions(dialog.getByLabelText("Tier"), "platinum");
  await write(dialog.getByLabelText("Reason"), "Frame contract");
  await userEvent.click(dialog.getByRole("button", { name: "Save tier" }));
  await screen.findByText("Set manually; calculated tier is Gold.");
  await userEvent.click(screen.getByRole("button", { name: "Use calculated tier" }));
  await waitFor(async () => expect((await clients.find(app, id)).tierOverride).toBeNull());
});

test("archiving is done at once and can be taken back", async () => {
  const { app, id } = await openRecord();
  await choose("More actions", "Archive");
  await waitFor(async () => expect((await clients.find(app, id)).isArchived).toBe(true));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await clients.find(app, id)).isArchived).toBe(false));
});

test("a viewer sees everything and is offered no change", async () => {
  await openRecord("viewer");
  for (const name of ["More actions", "Message", "Add Client", "Override tier"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { choose, visit } from "@/web/testing";

type App = ReturnType<typeof testApp>;

async function open(path: string, fill: (app: App) => Promise<unknown> = async () => {}) {
  const app = testApp();
  await fill(app);
  const { cookie, user } = await signedIn(app);
  visit(app, path, { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Candidates", hidden: true });
  return { app };
}

const sanne = {
  firstName: "Sanne",
  lastName: "Proef",
  email: "sanne@example.com",
  location: "Gent",
  headline: "UPS engineer",
  skills: ["ups-systems", "chillers", "sts", "diesel-generators", "Knitting"],
  certificates: [
    { certificate: "vca-vol", expiresOn: "2020-01-01" },
    { certificate: "nen3140-vp", expiresOn: "2099-01-01" },
  ],
  gdprConsent: true,
};
const some = (app: App) => added(app, sanne);

test("without candidates the screen says so and leads to the form", async () => {
  await open("/candidates");
  await userEvent.click(await screen.findByRole("button", { name: "Add your first candidate" }));
  const form = await screen.findByRole("dialog", { name: "Add a candidate" });
  await userEvent.click(within(form).getByRole("button", { name: "Add Candidate" }));
  expect(await within(form).findByText("First name is required")).toBeTruthy();
  expect(within(form).getByText("Last name is required")).toBeTruthy();
  expect(location.search).toBe("?new=1");
});

test("who forgets something is led to the first field that lacks it, a choice as well", async () => {
  await open("/candidates?new=1");
  const form = within(await screen.findByRole("dialog", { name: "Add a candidate" }));
  const add = form.getByRole("button", { name: "Add Candidate" });
  await userEvent.click(add);
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText("First name")));
  await userEvent.type(form.getByLabelText("First name"), "Bo");
  await userEvent.type(form.getByLabelText("Last name"), "Nieuw");
  await userEvent.click(add);
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText("Source")));
});

test("a card shows three skills, and '+N more' shows the others", async () => {
  await open("/candidates?layout=cards", some);
  const card = await screen.findByRole("listitem", { name: "Sanne Proef" });
  expect(within(card).queryByText("Knitting")).toBeNull();
  await userEvent.click(
    within(card).getByRole("button", { name: "+2 more skills of Sanne Proef" }),
  );
  expect(within(card).getByText("Knitting")).toBeTruthy();
});

test("somebody is added, and the record opens with what was typed", async () => {
  const { app } = await open("/candidates?new=1", some);
  const form = within(await screen.findByRole("dialog", { name: "Add a candidate" }));
  await userEvent.type(form.getByLabelText("First name"), "Bo");
  await userEvent.type(form.getByLabelText("Last name"), "Nieuw");
  await userEvent.type(form.getByLabelText("Email"), "SANNE@example.com");
  expect(await form.findByText("This looks like an existing candidate")).toBeTruthy();
  expect(form.getByRole("link", { name: "C-0001 Sanne Proef" })).toBeTruthy();
  await userEvent.type(form.getByRole("combobox", { name: "Add skills" }), "chillers{Enter}");
  await userEvent.selectOptions(form.getByLabelText("Source"), "referred");
  await userEvent.click(form.getByRole("button", { name: "Add Candidate" }));
  await screen.findByRole("tab", { name: "Overview" });
  const page = await candidates.list(app, {
    status: "all",
    archived: "no",
    sort: "date",
    limit: 9,
  });
  expect(page.candidates[0]).toMatchObject({
    firstName: "Bo",
    origin: "referred",
    skills: [{ id: "chillers" }],
  });
});

/** A record's address, which only those know who have added it. */
async function openRecord(role: Role = "recruiter") {
  let id = "";
  const fill = async (app: App) => {
    ({ id } = await some(app));
    await added(app, { firstName: "Sane", lastName: "Proef", location: "gent" });
  };
  const app = testApp();
  await fill(app);
  const { cookie, user, as } = await signedIn(app, role);
  visit(app, `/candidates/${id}`, { cookie, user });
  await screen.findByRole("tab", { name: "Overview" });
  return { app, as, id };
}

test("the record shows each certificate with its light, and who may be the same person", async () => {
  await openRecord();
  expect(await screen.findByText("Expired 1 Jan 2020")).toBeTruthy();
  expect(screen.getByText("Valid until 1 Jan 2099")).toBeTruthy();
  await userEvent.click(
    screen.getByRole("button", { name: "Mark as verified: VCA VOL (supervisors)" }),
  );
  expect(await screen.findByText("Verified by Ada Jansen")).toBeTruthy();
  // In the head, which leads to it, and below what is known.
  await waitFor(() => expect(screen.getAllByText("Possible duplicate")).toHaveLength(2));
  expect(screen.getByText(/similar name, same location/)).toBeTruthy();
});

test("who edits what somebody else has changed meanwhile is told what, and loses nothing", async () => {
  const { app, as, id } = await openRecord();
  await choose("More actions", "Edit");
  const form = within(await screen.findByRole("dialog", { name: "Edit Sanne Proef" }));
  const headline = form.getByLabelText("Headline");
  await userEvent.clear(headline);
  await userEvent.type(headline, "Chief engineer");
  await candidates.edit(as, id, { version: 1, location: "Brugge", headline: "Engineer" });
  await userEvent.click(form.getByRole("button", { name: "Save changes" }));
  const asked = await screen.findByRole("dialog", {
    name: "Sanne Proef was changed while you were editing",
  });
  expect(within(asked).getByText(/^Ada Jansen saved first/)).toBeTruthy();
  const place = within(within(asked).getByRole("group", { name: "Location" }));
  expect(place.getByText("Previously: Gent")).toBeTruthy();
  expect(place.getByRole("radio", { name: "Use theirs" })).toHaveProperty("checked", true);
  expect(place.getByText("Brugge")).toBeTruthy();
  const both = within(within(asked).getByRole("group", { name: "Headline" }));
  expect(both.getByText("Engineer")).toBeTruthy();
  expect(both.getByRole("radio", { name: "Keep mine" })).toHaveProperty("checked", true);
  await userEvent.click(within(asked).getByRole("button", { name: "Save selection" }));
  await waitFor(async () =>
    expect(await candidates.find(app, id)).toMatchObject({
      headline: "Chief engineer",
      location: "Brugge",
      version: 3,
    }),
  );
});

test("archiving is done at once and can be taken back", async () => {
  const { app, id } = await openRecord();
  await choose("More actions", "Archive");
  await waitFor(async () => expect((await candidates.find(app, id)).isArchived).toBe(true));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await candidates.find(app, id)).isArchived).toBe(false));
});

test("the blacklist asks why and until when", async () => {
  const { app, id } = await openRecord();
  await choose(/^Change status/, "Blacklisted");
  const dialog = within(await screen.findByRole("dialog", { name: /Blacklist/ }));
  await userEvent.type(dialog.getByLabelText("Reason"), "Never came");
  await userEvent.type(dialog.getByLabelText("Review on"), "2030-01-01");
  await userEvent.click(dialog.getByRole("button", { name: "Blacklist" }));
  await waitFor(async () =>
    expect(await candidates.find(app, id)).toMatchObject({
      status: "blacklisted",
      statusReason: "Never came",
      statusUntil: "2030-01-01",
    }),
  );
});

test("a viewer sees everything and is offered no change", async () => {
  await openRecord("viewer");
  expect(screen.queryByRole("button", { name: "More actions" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Change status/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Add Candidate" })).toBeNull();
});

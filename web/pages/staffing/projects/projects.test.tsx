import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { ProjectQuery, projects } from "@/modules/staffing/projects";
import { added, fourSeats } from "@/modules/staffing/projects/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { visit } from "@/web/testing";

type App = ReturnType<typeof testApp>;

async function open(
  path: string,
  fill: (app: App) => Promise<unknown> = async () => {},
  role: Role = "admin",
) {
  const app = testApp();
  await fill(app);
  const { cookie, user } = await signedIn(app, role);
  visit(app, path, { cookie, user });
  await screen.findByRole("heading", { level: 1, hidden: true });
  return app;
}

/** As one pastes: a letter at a time says nothing more here. */
async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

const all = async (app: App) => (await projects.list(app, ProjectQuery.parse({}))).projects;

test("without projects the screen says the specification's words and leads to the wizard", async () => {
  await open("/projects");
  expect(await screen.findByRole("heading", { level: 1, name: "Project Management" })).toBeTruthy();
  expect(await screen.findByText("No projects found")).toBeTruthy();
  expect(screen.getByText("Start your first recruitment project")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Create Project" }));
  expect(await screen.findByRole("dialog", { name: "New project" })).toBeTruthy();
  expect(location.search).toBe("?new=1");
});

test("with a filter that finds nothing the hint is another one", async () => {
  await open("/projects?q=nowhere", added);
  expect(await screen.findByText("Try adjusting your search criteria")).toBeTruthy();
});

test("a card says what the specification lists, and that nobody knows the client", async () => {
  await open("/projects?layout=cards", (app) =>
    added(app, {
      name: "FRA4 substation",
      location: "Hanau",
      budget: "1250000",
      endDate: "2020-03-12",
      priority: "urgent",
      status: "active",
      seats: fourSeats,
      description: "110 kV",
    }),
  );
  const card = within(await screen.findByRole("listitem", { name: "FRA4 substation" }));
  for (const text of [
    "Unknown Client",
    "Active",
    "Urgent",
    "Overdue",
    "0/4 filled",
    "Hanau",
    "€1,250,000",
    "Due 12 Mar 2020",
    "0%",
    "110 kV",
  ])
    expect([text, card.queryByText(text) !== null]).toEqual([text, true]);
  await userEvent.click(card.getByRole("link", { name: "Choose client" }));
  expect(await screen.findByRole("dialog", { name: "Edit FRA4 substation" })).toBeTruthy();
});

test("a project without seats says so instead of nothing percent", async () => {
  await open("/projects", added);
  expect(await screen.findByText("No positions yet")).toBeTruthy();
});

test("the wizard makes a project for a client, with the seats of a template", async () => {
  const app = await open("/projects?new=1", (it) =>
    addedClient(it, {
      name: "Polder Example",
      sites: [{ name: "AMS1", city: "Amsterdam", country: "NL" }],
    }),
  );
  const form = within(await screen.findByRole("dialog", { name: "New project" }));
  await write(form.getByLabelText("Name"), "AMS1 fit-out");
  await write(form.getByLabelText("Client"), "Polder Example");
  await userEvent.selectOptions(
    await form.findByLabelText("Datacenter"),
    await form.findByRole("option", { name: "AMS1, Amsterdam" }),
  );
  await userEvent.click(form.getByRole("button", { name: "Next" }));
  await write(await form.findByLabelText("Budget (EUR)"), "125000,5");
  await userEvent.click(form.getByRole("button", { name: "Next" }));
  await userEvent.click(await form.findByRole("button", { name: "Commissioning" }));
  expect(form.getAllByLabelText("Positions").length).toBe(3);
  await userEvent.click(form.getByRole("button", { name: "Next" }));
  await userEvent.selectOptions(await form.findByLabelText("Role of Ada Jansen"), "recruiter");
  await userEvent.click(form.getByRole("button", { name: "Next" }));
  await userEvent.selectOptions(form.getByLabelText("Pipeline stages"), "short");
  await userEvent.click(form.getByRole("button", { name: "Create Project" }));
  await screen.findByRole("tab", { name: "Overview" });
  const [made] = await all(app);
  expect(made).toMatchObject({
    name: "AMS1 fit-out",
    clientName: "Polder Example",
    siteName: "AMS1",
    location: "Amsterdam",
    budget: "125000.5",
    positionsRequired: 6,
  });
  const record = await projects.find(app, made?.id ?? "");
  expect(record.stages.map(({ id }) => id)).toEqual([
    "longlist",
    "proposed",
    "offer",
    "hired",
    "closed",
  ]);
  expect(record.team).toMatchObject([{ part: "recruiter" }]);
});

test("what a step got wrong is said in that step, and nobody comes further with it", async () => {
  const app = await open("/projects?new=1");
  const form = within(await screen.findByRole("dialog", { name: "New project" }));
  await write(form.getByLabelText("Name"), "Testhal");
  const next = () => userEvent.click(form.getByRole("button", { name: "Next" }));
  const isWrong = (label: string) =>
    waitFor(() => expect(form.getByLabelText(label).getAttribute("aria-invalid")).toBe("true"));
  await write(form.getByLabelText("Client"), "Nobody knows");
  await next();
  await isWrong("Client");
  await userEvent.clear(form.getByLabelText("Client"));
  await next();
  await write(await form.findByLabelText("Budget (EUR)"), "a lot");
  await next();
  await isWrong("Budget (EUR)");
  await userEvent.clear(form.getByLabelText("Budget (EUR)"));
  await write(form.getByLabelText("Budget (EUR)"), "1.250.000,50");
  await next();
  expect(await form.findByRole("button", { name: "Commissioning" })).toBeTruthy();
  expect(await all(app)).toEqual([]);
});

test("on the board by status a key moves a project on, and completing asks about open seats", async () => {
  const app = await open("/projects?layout=board", (it) =>
    added(it, { name: "Testhal", status: "active", seats: fourSeats }),
  );
  const card = await screen.findByRole("listitem", { name: "Testhal" });
  card.focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await waitFor(async () => expect((await all(app))[0]?.status).toBe("on_hold"));
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Testhal" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Move to Completed" }));
  const question = within(
    await screen.findByRole("alertdialog", { name: "Complete Testhal with unfilled positions?" }),
  );
  await userEvent.click(question.getByRole("button", { name: "Complete project" }));
  await waitFor(async () => expect((await all(app))[0]?.status).toBe("completed"));
});

test("the focus goes with a project that its menu moves on the board", async () => {
  const app = await open("/projects?layout=board", (it) =>
    added(it, { name: "Testhal", status: "active", seats: fourSeats }),
  );
  const cardIn = async (name: string) =>
    within(await screen.findByRole("region", { name })).findByRole("listitem", { name: "Testhal" });
  (await cardIn("Active")).focus();
  await userEvent.keyboard("s");
  await screen.findByRole("menuitem", { name: "Move to On hold" });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(async () => expect((await all(app))[0]?.status).toBe("on_hold"));
  const moved = await cardIn("On hold");
  await waitFor(() => expect(moved.contains(document.activeElement)).toBe(true));
});

test("a viewer sees projects and may change none", async () => {
  await open("/projects", (app) => added(app, { name: "Testhal" }), "viewer");
  const card = within(await screen.findByRole("row", { name: "Testhal" }));
  expect(card.queryByRole("link", { name: "Edit Testhal" })).toBeNull();
  expect(screen.queryByRole("button", { name: "New Project" })).toBeNull();
});

test("the analytics say that too little was hired for a forecast", async () => {
  await open("/projects?analytics=1", (app) => added(app, { seats: fourSeats, budget: "1000" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Analytics" }));
  expect(await dialog.findByText("Not enough data for a forecast: 5 hires needed.")).toBeTruthy();
  expect(dialog.getByText("€1,000 in 1 project")).toBeTruthy();
});

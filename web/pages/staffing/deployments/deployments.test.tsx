import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { DeploymentQuery, deployments } from "@/modules/staffing/deployments";
import { deployed, type Details } from "@/modules/staffing/deployments/fixtures";
import { rates } from "@/modules/staffing/rates";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { choose, visit } from "@/web/testing";

async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.clear(field);
  await userEvent.paste(text);
}

type App = ReturnType<typeof testApp>;

async function open(path: string, fill: (app: App) => Promise<unknown> = async () => {}) {
  const app = testApp();
  await fill(app);
  const { cookie, user } = await signedIn(app);
  visit(app, path, { cookie, user });
  await screen.findByRole("heading", { level: 1, hidden: true });
  return app;
}

const femke = { firstName: "Femke", lastName: "Proef" };
const some = async (app: App, details: Details = {}) => {
  const { id: candidateId } = await person(app, femke);
  return deployed(app, { candidateId, ...details });
};

test("without deployments the screen says so in the specification's words and leads to the form", async () => {
  await open("/deployments");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Deployment Tracking");
  expect(await screen.findByText("No deployments found")).toBeTruthy();
  expect(screen.getByText("Start tracking your first deployment")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Create Deployment" }));
  const form = within(await screen.findByRole("dialog", { name: "New deployment" }));
  await userEvent.click(form.getByRole("button", { name: "New Deployment" }));
  expect(await form.findByText("The position is required")).toBeTruthy();
  expect(location.search).toBe("?new=1");
  // The form comes with its library, which takes its time on a busy machine.
});

test("a row tells who works where, how long and for how much, and nobody's row says that it is nobody's", async () => {
  await open("/deployments?layout=cards", async (app) => {
    await some(app, { notes: "Badge 12", startDate: "2026-02-01", endDate: "2026-04-05" });
    await deployed(app, { candidateId: null, endDate: null });
  });
  const row = within(await screen.findByRole("listitem", { name: "Femke Proef" }));
  for (const text of ["Scheduled", "Contract", "3 months", "€45 per hour", "Badge 12"]) {
    expect(row.getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(row.getByText(/Unknown Project/)).toBeTruthy();
  expect(row.getByText("3 months").getAttribute("title")).toBe("63 days");
  for (const name of ["View", "Edit", "Contract of", "Feedback on"]) {
    expect(row.getByRole("link", { name: `${name} Femke Proef` })).toBeTruthy();
  }
  expect(screen.getByText("Unknown Candidate")).toBeTruthy();
});

test("a deployment is planned by finding person and client, and its rates are drawn", async () => {
  const app = await open("/deployments?new=1", async (app) => {
    await person(app, femke);
    await company(app, { name: "Mainspannung Example GmbH" });
  });
  const form = within(await screen.findByRole("dialog", { name: "New deployment" }));
  const pick = async (label: string, typed: string, option: RegExp) => {
    await write(form.getByRole("combobox", { name: label }), typed);
    await userEvent.click(await form.findByRole("option", { name: option }));
  };
  await pick("Candidate", "Femke", /Femke Proef/);
  await pick("Client", "Mainsp", /Mainspannung/);
  await write(form.getByLabelText("Position"), "BMS engineer");
  await write(form.getByLabelText("Start date"), "2026-02-01");
  await write(form.getByLabelText("Hourly pay (EUR)"), "50");
  await write(form.getByLabelText("Bill rate (EUR/hour)"), "55,5");
  expect(await form.findByText(/Below minimum margin/)).toBeTruthy();
  await userEvent.click(form.getByRole("button", { name: "New Deployment" }));
  await screen.findByRole("tab", { name: "Overview" });
  const { deployments: rows } = await deployments.list(app, DeploymentQuery.parse({}));
  expect(rows).toMatchObject([{ position: "BMS engineer", billRate: "55.5", termsState: "asked" }]);
});

async function openRecord(role: Role = "recruiter", details: Details = {}, tab = "") {
  const app = testApp();
  const { id } = await some(app, details);
  const { cookie, user } = await signedIn(app, role);
  visit(app, `/deployments/${id}${tab}`, { cookie, user });
  await screen.findByRole("tab", { name: "Overview" });
  return { app, id };
}

test("a deployment is started, and the start says what stops it", async () => {
  const { app, id } = await openRecord("recruiter", {}, "?tab=start");
  expect(await screen.findByText("Ready to start.")).toBeTruthy();
  await choose(/^Change status/, "Active");
  await waitFor(async () => expect((await deployments.find(app, id)).status).toBe("active"));
});

test("a cancellation asks why and what becomes of the seat, and can be taken back", async () => {
  const { app, id } = await openRecord();
  await choose("More actions", "Cancel");
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel D-0001" }));
  await write(dialog.getByLabelText("Reason"), "The hall is late");
  await userEvent.selectOptions(dialog.getByLabelText("Position"), "now");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel deployment" }));
  await waitFor(async () => expect((await deployments.find(app, id)).status).toBe("cancelled"));
  expect((await deployments.find(app, id)).replacedBy?.number).toBe("D-0002");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await deployments.find(app, id)).status).toBe("scheduled"));
});

test("other rates are asked for, and stand beside the original", async () => {
  const { app, id } = await openRecord("recruiter", {}, "?tab=terms");
  await userEvent.click(await screen.findByRole("button", { name: /^Request a change/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await write(dialog.getByLabelText("Effective from"), "2026-03-01");
  await write(dialog.getByLabelText("Hourly pay (EUR)"), "47");
  await write(dialog.getByLabelText("Reason"), "Index");
  await userEvent.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Awaiting approval")).toBeTruthy();
  expect((await deployments.find(app, id)).terms).toHaveLength(2);
});

test("feedback is noted for one side at one moment", async () => {
  const app = testApp();
  const { id, version } = await some(app, { startDate: "2025-12-01" });
  await deployments.setStatus(app, id, { version, status: "active" });
  const { cookie, user } = await signedIn(app, "recruiter");
  visit(app, `/deployments/${id}?tab=feedback`, { cookie, user });
  const [fill] = await screen.findAllByRole("button", { name: "Add feedback" });
  await userEvent.click(fill ?? document.body);
  await userEvent.click(screen.getByRole("button", { name: "4" }));
  await userEvent.click(screen.getByRole("button", { name: "Save feedback" }));
  expect(await screen.findByText("Average 4 of 5")).toBeTruthy();
});

test("the map leads from a town to its deployments, also without pointing", async () => {
  await open("/deployments?layout=map", (app) => some(app));
  const town = "Frankfurt am Main 1 Show deployments in Frankfurt am Main";
  await userEvent.click(await screen.findByRole("button", { name: town }));
  expect(await screen.findByRole("row", { name: "Femke Proef" })).toBeTruthy();
  expect(location.search).toBe("?q=Frankfurt+am+Main");
});

test("the bench shows who rolls off, and makes a task of it", async () => {
  await open("/deployments?layout=bench", async (app) => {
    const { id, version } = await some(app, { startDate: "2025-12-01", endDate: "2026-01-10" });
    await deployments.setStatus(app, id, { version, status: "active" });
  });
  expect(await screen.findByText("9 days left")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Create task" }));
  expect(await screen.findByText("Task created")).toBeTruthy();
});

test("a rate is calculated on the telephone, and the aims are an administrator's", async () => {
  const app = await open("/deployments");
  await userEvent.click(await screen.findByRole("button", { name: "Calculate" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Rate calculator" }));
  await write(dialog.getByRole("textbox", { name: "Hourly pay (EUR)" }), "40");
  await write(dialog.getByRole("textbox", { name: "Bill rate (EUR/hour)" }), "56");
  expect(await dialog.findByText("Margin 14.3% of the bill rate")).toBeTruthy();
  expect(dialog.getByText("Between minimum and target")).toBeTruthy();
  expect(dialog.getByText(/Netherlands: 20%, estimated January 2026/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Use target bill rate" }));
  expect(dialog.getByText("On target")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Targets & costs" }));
  const aims = within(await screen.findByRole("dialog", { name: /^Margin targets/ }));
  await write(aims.getByLabelText("Netherlands"), "35");
  await userEvent.click(aims.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect((await rates.current(app)).employerPercent["NL"]).toBe(35));
  expect(await dialog.findByText(/Netherlands: 35%, set by your administrator/)).toBeTruthy();
});

test("a viewer sees everything and is offered no change", async () => {
  await openRecord("viewer");
  for (const name of ["More actions", "Message", "New Deployment"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});

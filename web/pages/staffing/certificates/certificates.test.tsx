import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { tasks, TaskQuery } from "@/modules/records/tasks";
import { request, signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { visit } from "@/web/testing";

type App = ReturnType<typeof testApp>;

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The browser's day is today, so the server's has to be too. */
async function open(path: string, fill: (app: App) => Promise<unknown>, role: Role = "admin") {
  const app = testApp({ now: () => new Date() });
  await fill(app);
  const { cookie, user, as } = await signedIn(app, role);
  visit(app, path, { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Certificates", hidden: true });
  return { app, as };
}

const two = async (app: App) => {
  const holder = (lastName: string, certificate: string, days: number) =>
    added(app, { lastName, certificates: [{ certificate, expiresOn: inDays(days) }] });
  const late = await holder("Verlopen", "vca-basis", -3);
  await holder("Bijna", "scc", 5);
  await deployed(app, { candidateId: late.id, startDate: inDays(1), endDate: inDays(60) });
};

test("it says what ends, whose it is, where they work and whether it lasts", async () => {
  await open("/certificates", two);
  const first = within(await screen.findByRole("row", { name: /VCA Basis.*Verlopen/ }));
  expect(first.getByText("3 days ago")).toBeTruthy();
  expect(first.getByText("Ends too early")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Expired/ }).textContent).toContain("1");
  expect(screen.getByText("5 days left")).toBeTruthy();
});

test("a stretch of the way narrows the list and stands in the address", async () => {
  await open("/certificates", two);
  await userEvent.click(await screen.findByRole("button", { name: /Within 7 days/ }));
  await waitFor(() => expect(screen.queryByText(/Verlopen/) === null).toBe(true));
  expect(location.search).toBe("?bucket=week");
});

async function deed(of: RegExp, name: string) {
  await userEvent.click(await screen.findByRole("button", { name: of }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

test("several are verified at once, and their conditions narrow the list", async () => {
  const { app } = await open("/certificates", two);
  await userEvent.click(await screen.findByRole("checkbox", { name: /SCC/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Mark as verified" }));
  await screen.findByText("1 certificate verified");
  const { cookie } = await signedIn(app, "viewer");
  const asked = async (where: string) => {
    const path = `/api/certificates?where=${encodeURIComponent(where)}`;
    const rows: { name: string }[] = await (await request(app, "GET", path, { cookie })).json();
    return rows.map(({ name }) => name.split(" ")[0]);
  };
  expect(await asked("verified:yes")).toEqual(["SCC"]);
  expect(await asked("deployed:yes;ends:..today")).toEqual(["VCA"]);
  expect(await asked("-certificate:vca")).toEqual(["SCC"]);
});

test("what nobody needs any more leaves the list, and the undo brings it back", async () => {
  await open("/certificates", two);
  await deed(/More actions for SCC.*Bijna/, "No longer needed");
  await waitFor(() => expect(screen.queryByText(/Bijna/) === null).toBe(true));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("link", { name: /Bijna/ })).toBeTruthy();
});

test("a renewal is noted where the end was seen", async () => {
  const { app } = await open("/certificates", two);
  await userEvent.click(await screen.findByRole("button", { name: /Renew SCC/ }));
  const form = within(await screen.findByRole("dialog"));
  await userEvent.click(form.getByLabelText("Number"));
  await userEvent.paste("SCC-2");
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByText(/Bijna/) === null).toBe(true));
  const [paper] = (await candidates.walletOf(app, (await people(app)).at(0) ?? "")).papers.filter(
    ({ state }) => state === "current",
  );
  expect(paper).toMatchObject({ number: "SCC-2" });
});

/** Of whom there are papers, the newest first. */
async function people(app: App): Promise<string[]> {
  const { CandidateQuery } = await import("@/modules/crm/candidates");
  const page = await candidates.list(app, CandidateQuery.parse({}));
  return page.candidates.map(({ id }) => id);
}

test("a task to renew it comes onto the list of whoever makes it", async () => {
  const { as } = await open("/certificates", two);
  await deed(/More actions for SCC/, "Create task");
  await screen.findByText("Task added to your list");
  const [task] = await tasks.list(as, TaskQuery.parse({ stretch: "all" }));
  expect(task?.title).toContain("Bijna");
});

test("without anything that ends it says so, and with filters it offers to clear them", async () => {
  await open("/certificates?verified=no", async () => {});
  await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(await screen.findByText("No certificates expire in the next 90 days")).toBeTruthy();
});

test("who only looks is offered nothing to do", async () => {
  await open("/certificates", two, "viewer");
  await screen.findByText("5 days left");
  expect(screen.queryByRole("button", { name: /Renew/ })).toBeNull();
});

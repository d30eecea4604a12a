import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ad, takeIn } from "@/modules/market/jobs/fixtures";
import { recruiter } from "@/modules/market/recruiters/fixtures";
import { heavyLoadFrom, jobsShown } from "@/modules/market/recruiters/rules";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

type Seat = Awaited<ReturnType<typeof signedIn>>;

/** The screen with the sample jobs, and with whatever else the test prepares. */
async function open(prepare?: (seat: Seat, app: Seat["as"]) => Promise<unknown>, role?: "viewer") {
  const app = testApp();
  const admin = await signedIn(app);
  await admin.ask("POST", "/api/jobs/create-samples");
  await prepare?.(admin, app);
  const seat = role ? await signedIn(app, role) : admin;
  const page = visit(app, "/recruiter-match", seat);
  const jobs = await screen.findByRole("list", { name: "Analyzed jobs" });
  return { ...page, ...seat, app, jobs, type: userEvent.setup() };
}

const twoRecruiters = async (_: Seat, app: Seat["as"]) => {
  await recruiter(app, { title: "Knows nothing" });
  await recruiter(app, {
    title: "Knows a lot",
    countries: ["NL", "DE", "UK", "FR", "IE", "BE", "CH", "AT", "DK", "SE", "NO", "FI", "ES"],
    roles: ["critical-facilities", "dc-operations", "power-cooling", "commissioning"],
    systems: ["ups-systems", "cooling-systems", "generators"],
  });
};

async function chooseFirst({ jobs, type }: Awaited<ReturnType<typeof open>>) {
  const [first] = within(jobs).getAllByRole("link");
  if (!first) throw new Error("There is no job to choose.");
  await type.click(first);
  return first;
}

test("the list begins with five jobs, asks to choose one, and goes on from there", async () => {
  const { jobs, type } = await open();
  expect(within(jobs).getAllByRole("link")).toHaveLength(jobsShown);
  expect(screen.getByText("Select a job to see matched recruiters")).toBeDefined();
  await type.click(screen.getByRole("button", { name: "Show more jobs" }));
  await waitFor(() => expect(within(jobs).getAllByRole("link").length).toBeGreaterThan(jobsShown));
});

test("the best recruiter comes first, is called so, and the points can be added up", async () => {
  const page = await open(twoRecruiters);
  await chooseFirst(page);
  const [best, other] = await screen.findAllByRole("article");
  if (!best || !other) throw new Error("Two recruiters were to be ranked.");
  expect(within(best).getByText("Knows a lot")).toBeDefined();
  expect(within(best).getByText("Best Match")).toBeDefined();
  expect(within(other).queryByText("Best Match")).toBeNull();
  const rows = within(best).getAllByRole("row").slice(1);
  const points = rows.map((row) => Number(/(\d+)$/.exec(row.textContent ?? "")?.[1]));
  const total = points.pop();
  expect(total).toBe(
    Math.min(
      100,
      points.reduce((sum, it) => sum + it, 0),
    ),
  );
  expect(within(best).getByText("not measured, counted as 91%")).toBeDefined();
});

test("assigning says so, shows the owner, and can be taken back", async () => {
  const page = await open(twoRecruiters);
  await chooseFirst(page);
  const { type } = page;
  const [best] = await screen.findAllByRole("button", { name: "Assign to Ada" });
  if (best) await type.click(best);
  expect(await screen.findByText("Recruiter Assigned")).toBeDefined();
  expect(
    screen.getByText("The best-matched recruiter has been assigned to this job."),
  ).toBeDefined();
  expect(await screen.findByText("Owner: Ada Jansen")).toBeDefined();
  expect(screen.getByText("Owns this job")).toBeDefined();
  await type.click(screen.getByRole("button", { name: "Unassign" }));
  expect(await screen.findByText("Unassigned")).toBeDefined();
  expect(screen.getByText("Previously: Ada Jansen")).toBeDefined();
});

test("a refused assignment says so in the specification's words", async () => {
  const page = await open(twoRecruiters);
  const link = await chooseFirst(page);
  const [best] = await screen.findAllByRole("button", { name: "Assign to Ada" });
  const id = new URL(link.getAttribute("href") ?? "", "http://x").searchParams.get("job");
  await page.ask("POST", "/api/jobs/archivals", { body: { jobIds: [id] } });
  if (best) await page.type.click(best);
  expect(await screen.findByText("Assignment Failed")).toBeDefined();
  expect(screen.getByText("Could not assign recruiter to this job.")).toBeDefined();
});

test("whoever owns many open jobs is marked before one more is given", async () => {
  const page = await open(async ({ ask }, app) => {
    const many = Array.from({ length: heavyLoadFrom }, (_, n) => ad({ company: `Company ${n}` }));
    await takeIn(app, many);
    const { user } = await recruiter(app);
    const jobs: { id: string }[] = await (await ask("GET", "/api/jobs")).json();
    for (const { id } of jobs.slice(-heavyLoadFrom))
      await ask("POST", `/api/jobs/${id}/assign`, { body: { recruiterId: user.id } });
  });
  await chooseFirst(page);
  expect(await screen.findByText(`Busy: ${heavyLoadFrom} open jobs`)).toBeDefined();
  expect(screen.getByText(`Ada Jansen already has ${heavyLoadFrom} open jobs.`)).toBeDefined();
});

test("without recruiters the first thing to do is to say what one knows, and then one is matched", async () => {
  const page = await open();
  const { type } = page;
  await chooseFirst(page);
  await type.click(await screen.findByRole("button", { name: "Add your expertise" }));
  const form = within(await screen.findByRole("dialog", { name: "Your expertise" }));
  await type.type(await form.findByLabelText("Job title"), "Lead recruiter");
  await type.click(form.getByRole("checkbox", { name: "UPS systems" }));
  const certificates = form.getByLabelText("Certificates you know well");
  await type.type(certificates, "A diploma of nobody{Enter}");
  expect(form.getByText("Not in the catalog. Choose one from the list.")).toBeDefined();
  await type.clear(certificates);
  await type.type(certificates, "vca vol (supervisors){Enter}");
  expect(form.getByRole("button", { name: "Remove VCA VOL (supervisors)" })).toBeDefined();
  await type.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Expertise saved")).toBeDefined();
  expect(await screen.findByText("Lead recruiter")).toBeDefined();
});

test("a viewer sees who fits but assigns nobody", async () => {
  const page = await open(twoRecruiters, "viewer");
  await chooseFirst(page);
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /Assign to/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Your expertise" })).toBeNull();
});

test("what nobody has measured is said to be unknown, for each recruiter", async () => {
  await open(twoRecruiters);
  const panel = within(await screen.findByRole("region", { name: "Measured performance" }));
  expect(panel.getAllByText("not enough data")).toHaveLength(4);
  expect(panel.getAllByText("0")).toHaveLength(4);
});

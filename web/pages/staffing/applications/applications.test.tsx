import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApplicationWords, applications } from "@/modules/staffing/applications";
import { added } from "@/modules/crm/candidates/fixtures";
import { CommunicationQuery, communications } from "@/modules/engagement/communications";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { visit } from "@/web/testing";

async function inbox(
  path = "/applications",
  role: Role = "recruiter",
  names = ["Kabel", "Stroom"],
) {
  const app = testApp();
  await takeIn(app, [ad()]);
  const [job] = await allJobs(app);
  const words = ApplicationWords.parse({ coverLetter: "I keep it cool.", relocate: "negotiable" });
  for (const lastName of names) {
    const email = `${lastName}@example.com`;
    const { id: candidateId } = await added(app, { firstName: "Femke", lastName, email });
    await applications.apply(app, { jobId: job?.id ?? "", candidateId, ...words });
  }
  const me = await signedIn(app, role);
  visit(app, path, me);
  await screen.findByRole("heading", { level: 1, name: "Applications" });
  const states = async () =>
    (await applications.listByJob(app, job?.id ?? "")).map(({ status }) => status);
  return { ...me, app, states };
}

test("the sidebar says how many nobody has looked into, and the list shows them", async () => {
  await inbox();
  expect(await screen.findByText("2 unreviewed")).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Femke Kabel" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Unreviewed/ }).textContent).toContain("2");
});

test("opened, it tells what the candidate said, and taking it up counts it off", async () => {
  const { states } = await inbox();
  await userEvent.click(await screen.findByRole("link", { name: "Femke Kabel" }));
  expect(await screen.findByText("I keep it cool.")).toBeTruthy();
  expect(screen.getByText("Negotiable")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Start review" }));
  expect(await screen.findByText("1 unreviewed")).toBeTruthy();
  expect((await states()).toSorted()).toEqual(["pending", "reviewing"]);
});

test("several are answered at once by a letter in their own words, after the number was named", async () => {
  const { as, states } = await inbox();
  for (const name of [/Select Femke Kabel/, /Select Femke Stroom/])
    await userEvent.click(await screen.findByRole("checkbox", { name }));
  await userEvent.click(await screen.findByRole("button", { name: "Change stage & reply" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Answer 2 applications" }));
  await userEvent.selectOptions(dialog.getByLabelText("New status"), "rejected");
  await userEvent.click(dialog.getByRole("checkbox", { name: "Email the 2 candidates" }));
  await waitFor(() =>
    expect(dialog.getByLabelText("Message")).toHaveProperty(
      "value",
      expect.stringContaining("other candidates"),
    ),
  );
  await userEvent.click(dialog.getByRole("button", { name: "Change status and send 2 emails" }));
  await screen.findByText("2 emails are queued until email is set up.");
  expect(await states()).toEqual(["rejected", "rejected"]);
  const { communications: sent } = await communications.list(as, CommunicationQuery.parse({}));
  expect(sent.map(({ subject }) => subject)).toEqual(
    Array(2).fill("Your application: Critical Facilities Engineer"),
  );
});

test("a move that nobody was told of can be taken back", async () => {
  const { states } = await inbox("/applications", "recruiter", ["Kabel"]);
  await userEvent.click(await screen.findByRole("checkbox", { name: /Select Femke/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Change stage & reply" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(dialog.getByLabelText("New status"), "interview");
  await userEvent.click(dialog.getByRole("button", { name: "Change status of 1" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await states()).toEqual(["pending"]));
});

test("where nobody applied it says so and leads to the jobs, and where all were seen it says that", async () => {
  await inbox("/applications", "recruiter", []);
  expect(await screen.findByText("No applications yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the jobs" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /Unreviewed/ }));
  expect(await screen.findByText("Nothing to review")).toBeTruthy();
});

test("who only looks answers nobody", async () => {
  await inbox("/applications", "viewer", ["Kabel"]);
  await userEvent.click(await screen.findByRole("link", { name: "Femke Kabel" }));
  await screen.findByText("I keep it cool.");
  expect(screen.queryByRole("button", { name: "Start review" })).toBeNull();
});

test("a key on a row opens its record and does there what it does in it", async () => {
  await inbox();
  await screen.findByRole("link", { name: "Femke Kabel" });
  await userEvent.keyboard("js");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Offer" }));
  expect(await screen.findByText("1 unreviewed")).toBeTruthy();
  await userEvent.keyboard("m");
  expect(await screen.findByRole("dialog", { name: /Answer/ })).toBeTruthy();
});

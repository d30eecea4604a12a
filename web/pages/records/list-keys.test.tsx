import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { payments } from "@/modules/billing/payments";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { drafted } from "@/modules/engagement/campaigns/fixtures";
import { advertised, aroundFrankfurt } from "@/modules/market/employers/fixtures";
import { allJobs } from "@/modules/market/jobs/fixtures";
import { tasks } from "@/modules/records/tasks";
import { applications } from "@/modules/staffing/applications";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { added as addedProject } from "@/modules/staffing/projects/fixtures";
import { timesheets } from "@/modules/staffing/timesheets";
import { signedIn, testApp } from "@/modules/testing";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import { visit } from "@/web/testing";

/** An agency with a row on every list; nobody changes any of them. */
async function agency() {
  const app = testApp();
  const me = await signedIn(app);
  const { as } = me;
  const today = utcToday(app);
  const week = addDays(mondayOf(today), -7);
  const paper = { certificate: "vca-basis", expiresOn: addDays(today, 3) };
  const { id: candidateId } = await added(as, { certificates: [paper] });
  await advertised(aroundFrankfurt, app);
  const [job] = await allJobs(app);
  await applications.addMany(as, { jobId: job?.id ?? "", candidateIds: [candidateId] });
  await addedProject(as);
  await drafted(as, [candidateId]);
  await tasks.add(as, { title: "Call" });
  const { id } = await deployed(as, { startDate: addDays(week, -9), endDate: null });
  const { id: sheetId, version } = await timesheets.open(as, id, week);
  const spent = { spentOn: week, currency: "EUR", vatCents: 0, receiptFileId: null, note: "" };
  const hotel = { ...spent, kind: "lodging" as const, amountCents: 12_100, kilometres: null };
  await timesheets.saveExpenses(as, sheetId, { version, expenses: [hotel] });
  const { id: clientId } = await addedClient(as, { contacts: [{ name: "Ada Sluis" }] });
  const { id: invoiceId } = await issued(app, { clientId });
  await payments.add(as, invoiceId, { cents: 100, paidOn: today, reason: "In cash" });
  return { app, me };
}

/** Each list with one of the keys that open the record of a row and do it there, where it has such; interviews have a test of their own. */
const lists: [path: string, act: string][] = [
  ["/candidates", "a"],
  ["/clients", "s"],
  ["/contacts", "m"],
  ["/projects?layout=table", "i"],
  ["/deployments", "n"],
  ["/jobs?layout=table", "s"],
  ["/applications", "i"],
  ["/certificates", "a"],
  ["/timesheets?week=all", "e"],
  ["/expenses", "s"],
  ["/invoices", "e"],
  ["/tasks", "e"],
  ["/radar", ""],
  ["/crm?tab=campaigns", "e"],
  ["/payments?tab=booked", "e"],
];

let house: ReturnType<typeof agency> | undefined;

const focused = () => document.activeElement?.getAttribute("data-row-id");

/** The record that is open, and what is open over it. */
const place = () =>
  `${location.pathname}${location.search} ${screen.queryAllByRole("dialog").length}`;

test.each(lists)(
  "on %s a row is reached and chosen by keys, and opened by %p",
  async (path, act) => {
    const { app, me } = await (house ??= agency());
    visit(app, path, me);
    await waitFor(() => expect(document.querySelector("[data-row-id]") === null).toBe(false));
    // What stands above a list may still be on its way, and takes the focus along when it comes.
    await waitFor(async () => {
      await userEvent.keyboard("j");
      expect(focused()).toBeTruthy();
    });
    await userEvent.keyboard("x");
    await screen.findByRole("toolbar", { name: "Actions for the selection" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("toolbar") === null).toBe(true));
    if (!act) return;
    const before = place();
    await userEvent.keyboard(act);
    await waitFor(() => expect(place() === before).toBe(false));
  },
);

test("where a record covers its list, Escape gives the focus back to its row", async () => {
  const { app, me } = await (house ??= agency());
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(to: object): void } };
  happyDOM.setViewport({ width: 640 });
  try {
    visit(app, "/clients", me);
    await waitFor(() => expect(document.querySelector("[data-row-id]") === null).toBe(false));
    await waitFor(async () => {
      await userEvent.keyboard("j");
      expect(focused()).toBeTruthy();
    });
    const row = focused();
    await userEvent.keyboard("o");
    await waitFor(() => expect(screen.queryAllByRole("dialog").length).toBe(1));
    await waitFor(() =>
      expect(document.activeElement?.closest("[role=dialog]") === null).toBe(false),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryAllByRole("dialog").length).toBe(0));
    await waitFor(() => expect(focused()).toBe(row));
  } finally {
    happyDOM.setViewport({ width: 1280 });
  }
});

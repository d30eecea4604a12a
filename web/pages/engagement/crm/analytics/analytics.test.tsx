import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { noon, signedIn, testApp } from "@/modules/testing";
import { filled, people } from "@/modules/reporting/engagement-metrics/figures.testing";
import { visit } from "@/web/testing";

const hour = (n: number) => new Date(noon.getTime() + n * 3_600_000).toISOString();
const nothing = {
  ...{ from: "", to: "", zone: "Europe/Amsterdam" as const },
  ...{ messages: [], applications: [], recipients: [], archived: [], interviews: [] },
};

async function desk() {
  const app = testApp();
  const me = await signedIn(app, "viewer");
  const everybody = await people(app);
  const show = (query = "") => visit(app, `/crm?tab=analytics${query}`, me);
  const happened = (it: Partial<Parameters<typeof filled>[1]>) =>
    filled(app, { ...nothing, ...it }, everybody, me.user.id);
  return { app, me, show, happened };
}

const held = (scheduled: number, more = {}) => ({
  ...{ candidate: 0, type: "video" as const, status: "completed" as const, people: [0, 1] },
  ...{ createdAt: hour(scheduled - 48), scheduledAt: hour(scheduled), cards: {} },
  ...more,
});

/** What a table says of one line, cell by cell. */
async function line(name: string): Promise<string[]> {
  const tables = await screen.findAllByRole("rowheader", { name });
  // The picture's own table stands before the one that is seen.
  const head = tables.at(-1) ?? document.body;
  return within(head.closest("tr") ?? head)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
}

test("without interviews and messages the tab says so and invents nothing", async () => {
  const { show } = await desk();
  show();
  expect(await screen.findByText("No interviews and no messages in this period")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("what became of interviews stands by week, by type and by interviewer, as the address says", async () => {
  const { show, happened } = await desk();
  await happened({
    interviews: [
      held(-200, { cards: { "0": 5, "1": 2 } }),
      held(-24, { type: "phone", people: [1] }),
      held(-25, { status: "no-show" }),
      held(-26, { status: "cancelled" }),
    ],
  });
  show("&by=type");
  expect(await line("Video")).toEqual(["3", "1", "1", "1", "0", "2 days", "3.5", "33%"]);
  expect(await line("Phone")).toEqual(["1", "1", "0", "0", "0", "2 days", "–", "100%"]);
  expect(await line("In person")).toEqual(["0", "0", "0", "0", "0", "–", "–", "–"]);
  expect(screen.getAllByText("Completion rate")[0]?.parentElement?.textContent).toContain("2 of 4");

  await userEvent.click(screen.getByRole("button", { name: "By interviewer" }));
  expect(location.search).toContain("by=interviewer");
  expect(await line("Bo Smit")).toEqual(["4", "2", "1", "1", "0", "2 days", "2.0", "50%"]);
  expect(await line("Ada Jansen")).toEqual(["3", "1", "1", "1", "0", "2 days", "5.0", "33%"]);

  await userEvent.click(screen.getByRole("button", { name: "By week" }));
  expect((await line("29 Dec 2025"))[0]).toBe("3");
});

test("another period counts other days, and stands in the address", async () => {
  const { show, happened } = await desk();
  await happened({ interviews: [held(-24 * 40), held(-24)] });
  show("&by=type");
  expect((await line("Video"))[0]).toBe("2");
  await userEvent.click(screen.getByRole("button", { name: "30 days" }));
  await screen.findByText("3 Dec 2025 – 1 Jan 2026");
  expect((await line("Video"))[0]).toBe("1");
  expect(location.search).toContain("period=30");
});

test("how soon either side answers stands by channel", async () => {
  const { show, happened } = await desk();
  const message = {
    record: 0,
    thread: 0,
    isAutomatic: false,
    isDeleted: false,
    isOfCampaign: false,
  };
  await happened({
    messages: [
      { ...message, type: "email", direction: "in", at: hour(-30) },
      { ...message, type: "email", direction: "out", at: hour(-27) },
      { ...message, type: "phone", direction: "out", at: hour(-5) },
    ],
  });
  show();
  expect(await line("Email")).toEqual(["1", "within 3 hours1 of 1 answered", "0 of 1 answered"]);
  expect(await line("Phone")).toEqual(["1", "–", "0 of 1 answered"]);
  expect(await line("Meeting")).toEqual(["0", "–", "–"]);
});

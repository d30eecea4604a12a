import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { choose, enter, reachesAll, tabTo, write } from "./by-keys";
import { at, dialog, examiner, opening, settled, type State, then } from "./examination";
import { furnished, type Places } from "./stages/furnished";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, narrow, type Scene, signIn, stage, told } from "./stages/stage";

const scene = stage(demo);
const examine = examiner(scene);
let places: Places | undefined;

const atWork = async ({ context, product }: Scene) => {
  await signIn(context, product, demoOwner);
  return (places ??= await furnished(context, product.address));
};

const ofMenu = (name: string) => async (page: Page) => {
  await page
    .getByRole("button", { name: /^Actions for the interview/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  await dialog(page);
};

const states: Record<string, State> = {
  "the interviews to come": at("/crm", "Upcoming Interviews"),
  "those that are over": at("/crm?list=past", "Past interviews"),
  "a day without one": at("/crm?day=2027-01-01", "No interviews on this day"),
  "one interview beside the list": at("/crm?view=:interview", "Invitation to Sanne Visser"),
  "one interview alone on the page": at("/crm?view=:interview&full=1"),
  scheduling: then(at("/crm?new=1"), dialog),
  "the address of a calendar": then(at("/crm"), opening("Calendar feed")),
  rescheduling: then(at("/crm"), ofMenu("Reschedule")),
  editing: then(at("/crm"), ofMenu("Edit…")),
  cancelling: then(at("/crm"), ofMenu("Cancel…")),
};
examine("the interviews", states, atWork);

const focusedDay = (page: Page) =>
  page.evaluate<string>(`document.activeElement.closest("[data-day]")?.dataset.day`);

scene("the calendar goes by days, weeks, months and years, by keys alone", async (now) => {
  await atWork(now);
  const { page } = now;
  await page.goto("/crm?day=2026-11-20");
  await settled(page);
  await tabTo(page, /^Friday,? 20 November 2026/);
  for (const [key, day] of [
    ["ArrowRight", "2026-11-21"],
    ["ArrowDown", "2026-11-28"],
    ["Home", "2026-11-23"],
    ["End", "2026-11-29"],
    ["PageDown", "2026-12-29"],
    ["PageUp", "2026-11-29"],
    ["Shift+PageDown", "2027-11-29"],
    ["Shift+PageUp", "2026-11-29"],
    ["ArrowUp", "2026-11-22"],
    ["ArrowLeft", "2026-11-21"],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await focusedDay(page)]).toEqual([key, day]);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL("**/crm?day=2026-11-21");
});

const dated = "Date and time";

scene("an interview is scheduled and called off by keys alone", async (now) => {
  await atWork(now);
  const { page } = now;
  await page.goto("/crm?whose=me");
  await button(page, "Schedule").waitFor();
  await page.keyboard.press("i");
  await dialog(page);
  await write(page, "Candidate", "Femke Dubbel");
  await page
    .getByRole("option", { name: /^Femke Dubbel/ })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  // What Enter means is found once the typing has paused.
  await page.getByRole("button", { name: "Clear Candidate" }).waitFor();
  await tabTo(page, dated);
  await page.keyboard.type("04042099 10:30");
  await write(page, "Notes", "Asks about nights");
  await tabTo(page, "Schedule interview");
  await page.keyboard.press("Enter");
  await told(page, "Interview Scheduled", "The interview has been scheduled successfully");

  await page.getByRole("link", { name: "Femke Dubbel" }).first().waitFor();
  await enter(page, "Femke Dubbel");
  const panel = page.getByRole("complementary", { name: "Femke Dubbel" });
  await panel.waitFor();
  await page.getByText("4 Apr 2099, 10:30 · 60 minutes").waitFor();
  await page.keyboard.press("Escape");
  // The address says so first; until the panel has gone, Tab leads through it.
  await panel.waitFor({ state: "detached" });
  await page.waitForURL("**/crm?whose=me");

  await enter(page, "Actions for the interview with Femke Dubbel");
  await choose(page, "Cancel…");
  await dialog(page);
  await write(page, "Reason", "Found a job");
  await enter(page, "Cancel interview");
  await page
    .getByText(/^I-\d+ cancelled$/)
    .first()
    .waitFor();
});

scene("every control of the interviews is reached by Tab and seen", async (now) => {
  await atWork(now);
  await now.page.goto("/crm");
  await settled(now.page);
  await reachesAll(now.page);
});

scene(
  "on a phone an interview opens over its list and closes back to it",
  async (now) => {
    const { interview } = await atWork(now);
    const { page } = now;
    await page.goto(`/crm?view=${interview}`);
    const panel = page.getByRole("dialog");
    await panel.getByText("Invitation to Sanne Visser").waitFor();
    await page.keyboard.press("Escape");
    await page.waitForURL("**/crm");
    await page.getByRole("heading", { name: "Upcoming Interviews" }).waitFor();
  },
  { viewport: narrow },
);

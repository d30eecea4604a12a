import { expect } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { faultsOf } from "./checks";
import { eventually, startBeside } from "./product";
import { button, demoOwner, narrow, type Scene, signIn, stage, told } from "./stages/stage";
import { colleague } from "./stages/stage-two";

const scene = stage(() => startBeside("stages/two-people.ts"));
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications: / });
const counts = (page: Page, words: string) =>
  page.getByRole("button", { name: `Notifications: ${words}` }).waitFor();

/** A task that the second person gives the first, from another machine. */
async function gives({ context, product }: Scene, title: string, dueAt: string | null = null) {
  const other = await (context.browser() as Browser).newContext({ baseURL: product.address });
  await signIn(other, product, colleague);
  const { id: assigneeId } = await (await context.request.get("/api/auth/user")).json();
  const data = { title, dueAt, assigneeId };
  const given = await other.request.post("/api/tasks", {
    data,
    headers: { origin: product.address },
  });
  expect(given.status()).toBe(201);
  await other.close();
}

scene("what a colleague gives is counted at once and followed by keys alone", async (it) => {
  const { page, context, product } = it;
  await signIn(context, product, demoOwner);
  await page.goto("/legal");
  await counts(page, "No notifications");
  await gives(it, "Call Femke");
  await gives(it, "Call the client");
  await counts(page, "2 notifications");
  await page.keyboard.press("g");
  await page.keyboard.press("n");
  await page.getByRole("dialog", { name: "Notifications" }).waitFor();
  await page.getByText("Marit Hoekstra assigned you a task").first().waitFor();
  expect(await faultsOf(page, false)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/tasks");
  await counts(page, "1 notification");
  await bell(page).click();
  // What the other asks for is done by a key where it stands, and taken back; the focus stays in its row.
  const complete = button(page, /^Complete: Marit Hoekstra assigned you a task, Call the client/);
  await complete.press("Enter");
  await told(page, "Task completed");
  await complete.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Marit");
  await button(page, "Undo").first().click();
  await complete.waitFor();
  await button(page, "Mark all as read").click();
  await told(page, "All notifications marked as read");
});

scene(
  "the profile is saved by keys, and every time goes by its clock",
  async (it) => {
    const { page, context, product } = it;
    await signIn(context, product, demoOwner);
    await gives(it, "Before the shift", "2099-03-29T01:30:00.000Z");
    await page.goto("/profile?tab=settings");
    await page.getByText("Notification preferences").waitFor();
    expect(await faultsOf(page, true)).toEqual([]);
    await page.keyboard.press("e");
    expect(await faultsOf(page, true)).toEqual([]);
    await page.getByLabel("Time zone").selectOption("Europe/Helsinki");
    await page.getByLabel("Phone").fill("+31 20 123 4567");
    await page.keyboard.press("Enter");
    await told(page, "Profile Updated", "Your profile has been successfully updated.");
    await page.getByLabel("Interviews", { exact: true }).check();
    await page.getByLabel("Interviews: Email").check();
    // Shown at once and kept a moment later; a reload in between would take it back.
    const kept = async () => (await page.request.get("/api/profile")).json();
    const isKept = async () => (await kept()).channels.interviews.mail;
    expect(await eventually(isKept)).toBe(true);
    await page.reload();
    expect(await page.getByLabel("Interviews: Email").isChecked()).toBe(true);
    await page.goto("/tasks");
    await page
      .getByText(/Before the shift/)
      .first()
      .waitFor();
    await page.getByText(/04:30/).first().waitFor();
  },
  { viewport: narrow, colorScheme: "dark", timezoneId: "America/New_York" },
);

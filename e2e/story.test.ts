import { afterAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { serveMail } from "@/modules/platform/mail/fixtures";
import { patience } from "@/src/patience.testing";
import { mailedLink, openForApplicants, title } from "./stages/careers-stage";
import { freePort, start } from "./product";
import { button, demoOwner, narrow, signIn, stage, told } from "./stages/stage";

const server = await serveMail();
afterAll(() => server.stop());
const scene = stage(() => start(["demo"], { PORT: String(freePort()) }));

const mailbox = "femke@people.example";
const cv = {
  name: "cv.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("Femke Kabel\nShift engineer, ten years of UPS and cooling.\n"),
};
const words = "For ten years I have kept two megawatts of UPS and cooling alive through the night.";

scene(
  "somebody finds a job on a phone, applies, meets us and accepts, and the office sees each step as it is taken",
  async ({ page: desk, context, product }) => {
    await signIn(context, product, demoOwner);
    await openForApplicants(context, product, server);
    const phone = await visitor(desk, product.address);
    await desk.goto("/applications");
    await desk.getByRole("heading", { level: 1, name: "Applications" }).waitFor();

    await apply(phone);
    await confirm(phone);
    await takeUp(desk);
    await schedule(desk);
    await askForAnotherTime(phone);
    await giveAnotherTime(desk);
    await offer(desk);
    await accept(phone);
    await seeAccepted(desk);
  },
);

/** Somebody without an account, elsewhere. */
async function visitor(desk: Page, baseURL: string): Promise<Page> {
  const browser = desk.context().browser();
  const context = await browser?.newContext({ viewport: narrow, locale: "en-GB", baseURL });
  if (!context) throw new Error("There is no browser to visit with.");
  context.setDefaultTimeout(patience(10_000));
  return context.newPage();
}

async function apply(phone: Page): Promise<void> {
  await phone.goto("/careers");
  await phone.getByRole("link", { name: title }).first().click();
  await phone.getByText("€55,000").first().waitFor();
  await phone
    .getByRole("link", { name: /^Apply/ })
    .first()
    .click();
  await phone.getByLabel("First name").fill("Femke");
  await phone.getByLabel("Last name").fill("Kabel");
  await phone.getByLabel("Email", { exact: true }).fill(mailbox);
  await phone.getByLabel("CV", { exact: true }).setInputFiles(cv);
  // As fast as a person types: what comes faster is taken for a machine.
  await phone.getByLabel(/^Why this job/).pressSequentially(words, { delay: 40 });
  await phone.getByLabel("Night", { exact: true }).check();
  await button(phone, "Send application").click();
  await phone.getByRole("heading", { name: "One more step" }).waitFor();
}

async function confirm(phone: Page): Promise<void> {
  await phone.goto(await mailedLink(server, mailbox, "apply"));
  await button(phone, "Confirm and send").click();
  await phone.getByRole("heading", { name: "Application sent" }).waitFor();
}

/** Nobody has reloaded the office's screen. */
async function takeUp(desk: Page): Promise<void> {
  await desk.getByRole("link", { name: "Femke Kabel" }).first().click();
  const panel = panelOf(desk);
  await panel.getByText(words).waitFor();
  await panel.getByText("Night", { exact: true }).waitFor();
  await panel.getByRole("link", { name: "cv.txt" }).waitFor();
  await button(desk, "Start review").click();
  await panel.getByText("Reviewing", { exact: true }).first().waitFor();
}

const panelOf = (desk: Page) => desk.getByRole("complementary", { name: "Femke Kabel" });

async function schedule(desk: Page): Promise<void> {
  await button(desk, "Schedule an interview").click();
  await desk.getByLabel("Date and time").fill("2099-03-05T10:30");
  await desk.getByLabel("Meeting link").fill("https://meet.example/1");
  await button(desk, "Schedule interview").click();
  await told(desk, "Interview Scheduled");
  await moveTo(desk, "interview");
}

const names = { interview: "Interview", offer: "Offer" };

/** Moves the application on and writes the letter that is proposed for it. */
async function moveTo(desk: Page, status: "interview" | "offer"): Promise<void> {
  await button(desk, "Change stage & reply").click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("New status").selectOption(status);
  await dialog.getByRole("checkbox", { name: "Email the candidate" }).check();
  await dialog.getByRole("button", { name: "Change status and send one email" }).click();
  await told(desk, `One application: ${names[status]}`, "One email is on its way.");
}

async function askForAnotherTime(phone: Page): Promise<void> {
  await phone.goto(await mailedLink(server, mailbox, "me"));
  await phone.getByRole("heading", { name: "Hello Femke Kabel" }).waitFor();
  await phone.getByRole("heading", { name: title }).waitFor();
  await phone.getByRole("heading", { name: "Thursday 5 March at 10:30 CET" }).waitFor();
  await phone.getByText("Ask for another time").click();
  await phone.getByLabel("Which times suit you?").fill("Friday after nine");
  await button(phone, "Send").click();
  await phone.getByText(/^You asked for another time on/).waitFor();
}

async function giveAnotherTime(desk: Page): Promise<void> {
  await button(desk, /^Notifications: /).click();
  await desk.getByText("A candidate asked for another time").click();
  await desk.getByText("Friday after nine").waitFor();
  await panelOf(desk).getByRole("button", { name: "Reschedule", exact: true }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Date and time").fill("2099-03-06T09:15");
  await dialog.getByRole("button", { name: "Reschedule" }).click();
  await panelOf(desk).getByText("6 Mar 2099, 09:15 · 60 minutes").waitFor();
  await desk.getByText("Friday after nine").waitFor({ state: "detached" });
}

async function offer(desk: Page): Promise<void> {
  await desk.goto("/applications?stretch=interview");
  await desk.getByRole("link", { name: "Femke Kabel" }).first().click();
  await moveTo(desk, "offer");
}

async function accept(phone: Page): Promise<void> {
  await phone.reload();
  await phone.getByRole("heading", { name: "Friday 6 March at 09:15 CET" }).waitFor();
  expect(await phone.getByText(/^You asked for another time/).count()).toBe(0);
  await button(phone, "Accept offer").click();
  await phone.getByText(/^You accepted this offer on/).waitFor();
}

/** The application still stands open in the office. */
async function seeAccepted(desk: Page): Promise<void> {
  const panel = panelOf(desk);
  await panel.getByText("Accepts the offer").waitFor();
  await button(desk, "Mark as done: Accepts the offer").click();
  await panel.getByText(/^Done on/).waitFor();
}

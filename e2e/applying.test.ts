import { afterAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { serveMail } from "@/modules/platform/mail/fixtures";
import { enter, tabTo, write } from "./by-keys";
import { mailedLink, office, openForApplicants, question, title } from "./stages/careers-stage";
import { isInSight, spilledIn } from "./checks";
import { examiner, type State, text } from "./examination";
import { freePort, startBeside } from "./product";
import { button, demoOwner, narrow, type Scene, signIn, stage } from "./stages/stage";

const server = await serveMail();
afterAll(() => server.stop());
const scene = stage(() => startBeside("stages/one-job.ts", { PORT: String(freePort()) }));
const examine = examiner(scene);
const mailbox = "femke@people.example";
let job: Awaited<ReturnType<typeof openForApplicants>> | undefined;

/** The office has published a job; from then on only a visitor acts. */
async function begin({ context, product }: Scene) {
  if (job) return job;
  await signIn(context, product, demoOwner);
  job = await openForApplicants(context, product, server, { needsCv: false });
  await context.clearCookies();
  return job;
}

const ready = async (now: Scene) => {
  await begin(now);
  return {};
};
const form = () => `${job?.path}/apply`;
const confirmation = () => mailedLink(server, mailbox, "apply");

/** A page by an address that is known once the job is published. */
const at =
  (path: () => string | Promise<string>, words: string): State =>
  async (page) => {
    await page.goto(await path());
    await text(page, words);
  };

async function filledIn(page: Page): Promise<void> {
  await page.goto(form());
  await page.getByLabel("First name").fill("Femke");
  await page.getByLabel("Last name").fill("Kabel");
  await page.getByLabel("Email", { exact: true }).fill(mailbox);
  await page.getByLabel("Day", { exact: true }).check();
}

/** At once, as only a machine can: on a busy machine even a browser's driver is as slow as a person. */
async function tooQuickly(page: Page): Promise<void> {
  await page.goto(form(), { waitUntil: "commit" });
  await page.waitForSelector("form.apply button");
  await page.evaluate(sentAtOnce);
  await page.getByRole("alert").waitFor();
}

const sentAtOnce = `{
  const form = document.querySelector("form.apply");
  const { firstName, lastName, email } = form.elements;
  Object.assign(firstName, { value: "Femke" });
  Object.assign(lastName, { value: "Kabel" });
  Object.assign(email, { value: "${mailbox}" });
  form.querySelector("[type=radio]").checked = true;
  form.requestSubmit();
}`;

const states = {
  "the form": at(form, question),
  "a form that came too quickly": tooQuickly,
  "a form that was sent": at(() => `${form()}/sent`, "One more step"),
  "a link that is not whole": at(() => "/apply/nothing", "This link is incomplete"),
};
examine("applying", states, ready, /404|422/);

scene(
  "a form is filled in, put right and sent by keys alone",
  async (now) => {
    await begin(now);
    const { page } = now;
    await page.goto(form());
    await write(page, "First name", "Femke");
    await write(page, "Last name", "Kabel");
    await write(page, "Email", "femke@people");
    await tabTo(page, /^Why this job/);
    // As fast as a person types: what comes faster is taken for a machine.
    await page.keyboard.type("The night shift, the chillers and I stay awake.", { delay: 70 });
    await tabTo(page, "Day");
    await page.keyboard.press("Space");
    await enter(page, "Send application");
    await page.getByRole("alert").getByText("Enter a valid email address.").waitFor();
    await enter(page, "Email");
    await page.waitForURL("**#email");
    await tabTo(page, "Email", "Shift+Tab");
    await page.keyboard.press("Control+a");
    await page.keyboard.type(mailbox);
    await tabTo(page, /^Why this job/);
    await page.keyboard.type("Ask whoever has slept well in Almere. ", { delay: 90 });
    await enter(page, "Send application");
    await text(page, "One more step");
    // Other words sent while this letter is on its way would take its place, and its link with it.
    expect(await confirmation()).toStartWith("/apply/");
  },
  { expects: /422/ },
);

scene(
  "what was typed into the form outlives a lost connection, a page that was read in between, and a refusal",
  async (now) => {
    await begin(now);
    const { page, context } = now;
    await filledIn(page);
    const why = page.getByLabel(/^Why this job/);
    await why.pressSequentially("Ask whoever has slept well in Almere. ", { delay: 90 });
    await page.locator("#cv").setInputFiles(notACv);
    await context.setOffline(true);
    await button(page, "Send application").click();
    expect(await isInSight(page.getByText(/^You're offline, so nothing was sent/))).toBe(true);
    await context.setOffline(false);
    await page.getByLabel("Phone").fill("call me");
    await button(page, "Send application").click();
    await page.getByRole("alert").waitFor();
    expect(await page.locator("#cv").getAttribute("aria-invalid")).toBe("true");
    await page.goto("/careers");
    await page.goBack();
    await text(
      page,
      "You typed this earlier. It hasn't been sent yet. A file has to be chosen again.",
    );
    expect(await page.getByLabel("First name").inputValue()).toBe("Femke");
    expect(await page.getByLabel("Phone").inputValue()).toBe("call me");
    expect(await page.getByLabel("Day", { exact: true }).isChecked()).toBe(true);
  },
  { expects: /422/ },
);

const notACv = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("no paper") };

/** Somebody has applied, by the scene above or, where only looks are played, by a form that went through in the end. */
async function applied(now: Scene) {
  await begin(now);
  if (server.taken.some(({ to }) => to === mailbox)) return {};
  await tooQuickly(now.page);
  const why = now.page.getByLabel(/^Why this job/);
  await why.pressSequentially("Ask whoever has slept well in Almere. ", { delay: 90 });
  await button(now.page, "Send application").click();
  await text(now.page, "One more step");
  return {};
}
examine("confirming", { "the question": at(confirmation, "Confirm and send") }, applied, /404|422/);

scene("one key confirms, and the link goes on saying thank you", async (now) => {
  await begin(now);
  const { page } = now;
  for (const press of [true, false]) {
    await page.goto(await confirmation());
    if (press) await enter(page, "Confirm and send");
    await text(page, "Application sent");
  }
  expect(await mailedLink(server, mailbox, "me")).toStartWith("/me/");
});

scene(
  "in three languages no word is too long for a phone",
  async (now) => {
    await begin(now);
    const paths = [form(), `${form()}/sent`, await confirmation(), "/apply/nothing"];
    expect(await spilledIn(now.page, paths)).toEqual({});
  },
  { viewport: narrow, expects: /404/ },
);

scene(
  "a form that was open when its job closed says so, and the job is gone",
  async (now) => {
    const { jobId } = await begin(now);
    const { page, context, product } = now;
    await filledIn(page);
    await signIn(context, product, demoOwner);
    await office(context, product)("DELETE", `/api/jobs/${jobId}/publication`, {});
    await button(page, "Send application").click();
    await text(page, "This job is no longer open");
    await page.goto("/careers");
    expect(await page.getByRole("link", { name: title }).count()).toBe(0);
  },
  { expects: /410/ },
);

import { afterAll, expect } from "bun:test";
import { serveMail } from "@/modules/platform/mail/fixtures";
import { isInSight } from "./checks";
import { text } from "./examination";
import { eventually, freePort, startBeside } from "./product";
import { atWorkByTheHour, openForApplicants, somebodyWithOffer } from "./stages/careers-stage";
import { button, demoOwner, narrow, type Scene, signIn, stage } from "./stages/stage";

const server = await serveMail();
afterAll(() => server.stop());
const scene = stage(() => startBeside("stages/one-job.ts", { PORT: String(freePort()) }));
const mailbox = "bram@people.example";
let own: { link: string; week: string } | undefined;

/** Somebody at work by the hour has their link; from then on they act. */
async function begin({ context, product }: Scene) {
  if (own) return own;
  await signIn(context, product, demoOwner);
  const { jobId } = await openForApplicants(context, product, server);
  const { link, candidateId } = await somebodyWithOffer(context, product, {
    server,
    jobId,
    mailbox,
  });
  const { deploymentId } = await atWorkByTheHour(context, product, candidateId);
  await context.clearCookies();
  own = { link, week: `${link}/hours/${deploymentId}/${lastMonday()}` };
  return own;
}

/** A week that is over, in which somebody at work since long ago has worked. */
const lastMonday = () => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) - 7);
  return day.toISOString().slice(0, 10);
};
const receipt = {
  name: "parking.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n"),
};

scene(
  "hours that were typed stay while an expense is refused, saved and removed, and while nothing can be sent",
  async (now) => {
    const { week } = await begin(now);
    const { page, context } = now;
    await page.goto(week);
    const until = page.getByLabel("Until").first();
    await until.fill("16:10");
    await page.getByText("Add an expense").click();
    await page.locator("select[name=kind]").selectOption("travel");
    await page.getByLabel("Description").fill("Parking");
    await button(page, "Save expense").click();
    expect(await isInSight(page.getByText("Enter an amount such as 12.50."))).toBe(true);
    expect(await page.getByLabel("Description").inputValue()).toBe("Parking");
    await page.getByLabel("Amount with VAT").fill("7,50");
    await page.getByLabel(/^Receipt/).setInputFiles(receipt);
    await button(page, "Save expense").click();
    const arrived = page.getByText("Expense saved, and the receipt has arrived.");
    expect(await eventually(() => isInSight(arrived))).toBe(true);
    expect(await page.getByLabel("Description").inputValue()).toBe("");
    await button(page, /^Remove .*Parking/).click();
    await text(page, "Expense removed.");
    await text(page, "This is what you typed on this device. It hasn't been sent yet.");
    expect(await until.inputValue()).toBe("16:10");
    await context.setOffline(true);
    await button(page, "Submit hours").click();
    expect(await isInSight(page.getByText(/You're offline/).first())).toBe(true);
    await context.setOffline(false);
  },
  { viewport: narrow, expects: /422/ },
);

scene(
  "a number that was typed stays when a consent is given or something is refused",
  async (now) => {
    const { link } = await begin(now);
    const { page } = now;
    await page.goto(link);
    const number = page.getByLabel("Phone");
    await number.fill("call me");
    await button(page, "I agree").last().click();
    await text(page, "Done. Your page is up to date.");
    // The script that brings it back runs after the page has been drawn.
    expect(await eventually(() => number.inputValue())).toBe("call me");
    await button(page, "Save").click();
    expect(await isInSight(page.locator("#no-phone"))).toBe(true);
    expect(await eventually(() => number.inputValue())).toBe("call me");
    await number.fill("+31 6 87654321");
    await button(page, "Save").click();
    await text(page, "Done. Your page is up to date.");
    expect(await page.evaluate("sessionStorage.length")).toBe(0);
  },
);

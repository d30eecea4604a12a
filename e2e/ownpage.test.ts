import { afterAll, expect } from "bun:test";
import { serveMail } from "@/modules/platform/mail/fixtures";
import { enter, reachesAll, write } from "./by-keys";
import {
  atWorkByTheHour,
  mailedLink,
  office,
  openForApplicants,
  somebodyWithOffer,
} from "./stages/careers-stage";
import { faultsOf, spilledIn } from "./checks";
import { examiner, type State, text } from "./examination";
import { eventually, freePort, startBeside } from "./product";
import { demoOwner, narrow, type Scene, signIn, stage } from "./stages/stage";

const server = await serveMail();
afterAll(() => server.stop());
const scene = stage(() => startBeside("stages/one-job.ts", { PORT: String(freePort()) }));
const examine = examiner(scene);
const mailbox = "bram@people.example";
let own: Awaited<ReturnType<typeof somebodyWithOffer>> | undefined;

/** The office has made somebody an offer and sent them their link; from then on they act. */
async function begin({ context, product }: Scene) {
  if (own) return own;
  await signIn(context, product, demoOwner);
  const { jobId } = await openForApplicants(context, product, server);
  own = await somebodyWithOffer(context, product, { server, jobId, mailbox });
  await context.clearCookies();
  return own;
}

const ready = async (now: Scene) => {
  await begin(now);
  return {};
};
const link = () => own?.link ?? "";

const at =
  (path: () => string, words: string): State =>
  async (page) => {
    await page.goto(path());
    await text(page, words);
  };

const states: Record<string, State> = {
  "an offer and an interview": at(link, "Congratulations!"),
  "everything that can be opened": async (page) => {
    await page.goto(link());
    for (const summary of await page.locator("summary").all()) await summary.click();
  },
  "where a link is asked for": at(() => "/me", "Send link"),
  "a link that opens nothing": at(() => "/me/nothing", "no longer works"),
};
examine("the own page", states, ready);

scene(
  "in three languages no word is too long for a phone",
  async (now) => {
    await begin(now);
    expect(await spilledIn(now.page, [link(), "/me", "/me/nothing"])).toEqual({});
  },
  { viewport: narrow, expects: /404/ },
);

scene("every control of the page is reached by Tab and seen", async (now) => {
  await begin(now);
  await now.page.goto(link());
  await reachesAll(now.page);
});

scene("wishes, details, consent and an answer are given by keys alone", async (now) => {
  await begin(now);
  const { page } = now;
  await page.goto(link());
  await enter(page, "Ask for another time");
  await write(page, "Which times suit you?", "Any day after nine");
  await enter(page, "Send");
  await text(page, /You asked for another time on/);
  await write(page, "Phone", "+31 6 12345678");
  await enter(page, "Save");
  await page.locator(`input[name=phone][value="+31 6 12345678"]`).waitFor();
  await enter(page, "I agree");
  await text(page, /You agreed on/);
  await enter(page, "Accept offer");
  await text(page, /You accepted this offer on/);
});

scene(
  "a week is handed in by three taps on a phone, also over a connection that was lost",
  async (now) => {
    const { candidateId } = await begin(now);
    const { page, context, product } = now;
    await signIn(context, product, demoOwner);
    const { deploymentId } = await atWorkByTheHour(context, product, candidateId);
    await context.clearCookies();
    await page.goto(link());
    let taps = 0;
    const tap = async (role: "link" | "button", name: RegExp) => {
      taps += 1;
      await page.getByRole(role, { name }).first().click();
    };
    await tap("link", /^Enter hours: Week of/);
    await tap("button", /^Use planned shift/);
    await text(page, "Saved. You can still change it.");
    expect(await faultsOf(page, false)).toEqual([]);
    const { pathname } = new URL(page.url());
    expect(await spilledIn(page, [pathname])).toEqual({});
    await page.goto(pathname);
    await page.getByLabel("Until").first().fill("16:00");
    await context.setOffline(true);
    await tap("button", /^Submit hours/);
    await text(page, /You're offline. What you typed is stored/);
    await context.setOffline(false);
    await text(page, "Submitted. You'll see here when it's approved.");
    expect(taps).toBeLessThanOrEqual(4);
    await signIn(context, product, demoOwner);
    const sheets = await context.request.get(`/api/deployments/${deploymentId}/timesheets`);
    const [sheet] = await sheets.json();
    expect(sheet).toMatchObject({ status: "submitted", version: 3 });
    expect(sheet.entries[0].until).toBe(960);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  },
  { viewport: narrow },
);

scene(
  "an older link ends once a newer one was opened",
  async (now) => {
    const { candidateId } = await begin(now);
    const { page, context, product } = now;
    const older = link();
    await signIn(context, product, demoOwner);
    await office(context, product)("POST", `/api/candidates/${candidateId}/own-page`, {
      locale: "de",
    });
    const newest = () => mailedLink(server, mailbox, "me");
    await page.goto(await eventually(newest, (it) => it !== older));
    await page.getByRole("heading", { name: /Bram Stroom/ }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await page.goto(older);
    await text(page, "This link no longer works");
  },
  { expects: /404/ },
);

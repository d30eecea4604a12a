import { expect, test } from "bun:test";
import { oneFile } from "@/modules/fixtures";
import { serveMail, useServer } from "@/modules/platform/mail/fixtures";
import { signedIn, tempFolder, testApp } from "@/modules/testing";
import { campaigns } from ".";
import { agreeing, begun, drafted, oneClick } from "./fixtures";
import { campaignRecipients } from "./schema";
import { secretFor } from "./drafting/wording";

/** `CAMPAIGN_SIZE=1000 bun test modules/engagement/campaigns/restart.test.ts --timeout 600000` does the same with a thousand people. */
const many = Number(Bun.env["CAMPAIGN_SIZE"] ?? 100);
const isRefused = (address: string) => Number(/\d+/.exec(address)?.[0]) % 20 === 0;

async function house() {
  const settings = {
    ...{ ...oneFile(), DATA_DIR: tempFolder(), LOG_LEVEL: "silent" },
    ...{ SECRET_KEY: "a secret that only the tests may use", PUBLIC_URL: "http://localhost" },
  };
  const app = testApp({ now: () => new Date() }, settings);
  let atHalf: (() => Promise<unknown>) | null = null;
  let begunAt = 0;
  const server = await serveMail({
    refuseTo: (address) => (isRefused(address) ? { code: 550, text: "5.1.1 No such user" } : null),
    async meanwhile() {
      begunAt += 1;
      if (begunAt === Math.floor(many / 2)) await atHalf?.();
    },
  });
  await useServer(app, server, { perHour: 100_000 });
  const { as } = await signedIn(app, "recruiter");
  const sending = () =>
    Bun.spawn(
      [process.execPath, `${import.meta.dir}/restart.testing.ts`, JSON.stringify(settings)],
      {
        stdout: "inherit",
        stderr: "inherit",
      },
    );
  return { app, as, server, sending, whenHalf: (work: typeof atHalf) => void (atHalf = work) };
}

test(
  "a campaign that is killed in the middle of a letter reaches everybody once, and nobody who is out",
  async () => {
    const { app, as, server, sending, whenHalf } = await house();
    const campaign = await begun(as, await drafted(as, await agreeing(app, many)));
    expect(campaign.confirmedCount).toBe(many);
    const rows = await app.db.select().from(campaignRecipients).orderBy(campaignRecipients.seq);
    // Some of those whose turn has not come when half the letters are out: some wait in the queue already.
    const out = rows.slice(many * 0.6).filter((_, n) => n % 10 === 7);
    const leave = () => Promise.all(out.map(({ id }) => oneClick(app, `/u/${secretFor(app, id)}`)));

    const first = sending();
    whenHalf(async () => {
      first.kill("SIGKILL");
      await first.exited;
      await leave();
    });
    await first.exited;
    expect(first.signalCode).toBe("SIGKILL");
    const second = sending();
    expect(await second.exited).toBe(0);
    server.stop();

    const outAddresses = new Set(out.map((row) => `p${rows.indexOf(row)}@people.example`));
    const reached = server.taken.map(({ to }) => to);
    const wanted = rows.map((_, n) => `p${n}@people.example`);
    expect(reached.toSorted()).toEqual(
      wanted.filter((it) => !isRefused(it) && !outAddresses.has(it)).toSorted(),
    );
    const { status, counts } = await campaigns.find(app, campaign.id);
    expect(status).toBe("completed");
    const refused = many / 20;
    // The letter that the server had when the process died: nobody can know, so it is never sent again.
    expect(counts).toMatchObject({
      bounced: refused,
      optedOut: out.length,
      stopped: 1,
      waiting: 0,
    });
    expect(counts.finished).toBe(many - refused - out.length - 1);
    expect(counts.letters).toMatchObject({ refused, unsure: 1, sent: counts.finished, failed: 0 });
  },
  many * 1000,
);

import { expect, test } from "bun:test";
import { deliverAll, useServer } from "@/modules/platform/mail/fixtures";
import { settings } from "@/modules/platform/settings";
import { testApp } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { writingDesk } from "./fixtures";
import { communications } from ".";
import { hasMailServers, startMailServers } from "./mail-servers.testing";

if (!hasMailServers) {
  console.warn(
    "Postfix and Dovecot are not installed, or this is not root: no real bounce is seen",
  );
}

const domain = "answers.agency.example";

test.skipIf(!hasMailServers)(
  "what a real mail server cannot deliver comes back into its conversation",
  async () => {
    const house = await startMailServers();
    try {
      const desk = await writingDesk(testApp({ now: () => new Date() }));
      const { app } = desk;
      const sender = { fromAddress: `desk@${domain}`, replyDomain: domain };
      await useServer(app, { port: house.smtp }, sender);
      const inbox = { isOn: true, host: "127.0.0.1", port: house.imap, security: "none" as const };
      const value = { ...inbox, user: "agency", folder: "INBOX" };
      await settings.save(app, "inbox", { value, secret: "secret" });
      await communications.receive(app);
      const letter = await desk.sent();
      await deliverAll(app);
      const state = async () => (await desk.read(letter.id)).delivery;
      for (let n = 0; n < 60 && (await state()).state !== "bounced"; n += 1) {
        await Bun.sleep(250);
        await communications.receive(app);
      }
      expect(await state()).toMatchObject({
        state: "bounced",
        reason: expect.stringContaining("mila@people.example"),
      });
    } finally {
      house.close();
    }
  },
  patience(60_000),
);

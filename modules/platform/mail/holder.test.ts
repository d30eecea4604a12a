import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { audit } from "@/modules/platform/audit";
import { signedIn, testApp } from "@/modules/testing";
import { letterTo, post } from "./fixtures";
import { mail, mailHolder } from "./index";
import { letters, mailSignatures } from "./schema";

test("a candidate's letters are theirs to see and leave with them, and a campaign still keeps away", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const { id } = await added(as, { lastName: "Bakker", email: "Femke@bakker.example" });
  const subject = { type: "candidate" as const, id };
  await post(
    app,
    letterTo("femke@bakker.example", { subject: "To her address" }),
    letterTo("her@work.example", { subject: "On her record", record: { kind: "candidate", id } }),
    letterTo("somebody@else.example", { subject: "To somebody else" }),
  );
  await app.write(mail.suppress(app, "femke@bakker.example", "optedOut"));

  const { letters: shown = [] } = await mailHolder.collect(app, subject);
  expect(shown).toMatchObject([{ subject: "To her address" }, { subject: "On her record" }]);
  const { writes, news } = await mailHolder.erase(as, subject);
  await app.write(writes, ...news);
  const left = await app.db.select().from(letters);
  expect(left.map(({ subject: about }) => about)).toEqual(["To somebody else"]);
  expect((await mail.isSuppressed(app, ["femke@bakker.example"])).size).toBe(1);
  expect(JSON.stringify(await audit.latest(app))).not.toContain("bakker");
});

test("a user's signature leaves with them", async () => {
  const app = testApp();
  const { user, ask } = await signedIn(app, "recruiter");
  await ask("PUT", "/api/mail/signature", { body: { text: "Sanne" } });
  const { writes } = await mailHolder.erase(app, { type: "user", id: user.id });
  await app.write(writes);
  expect(await app.db.select().from(mailSignatures)).toEqual([]);
});

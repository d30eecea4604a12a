import { expect, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { audit } from "./index";

const size = Number(Bun.env.AUDIT_SIZE ?? 5000);
const atOnce = 1000;

const auditEntry = (n: number) => ({
  action: "candidate.edited",
  entityType: "candidate",
  entityId: Bun.randomUUIDv7(),
  details: { fields: ["headline", "email"], version: n },
});

// The long form: AUDIT_SIZE=100000
test("a long trail is verified, and it says what that costs", async () => {
  const app = testApp();
  for (let n = 0; n < size; n += atOnce) {
    await app.write(
      Array.from({ length: atOnce }, (_, at) => audit.entry(app, auditEntry(n + at))),
    );
    await audit.seal(app);
  }
  const begin = process.cpuUsage();
  expect(await audit.verifyTrail(app)).toMatchObject({
    isWhole: true,
    entries: size,
    sealed: size,
  });
  const { user, system } = process.cpuUsage(begin);
  console.log(`${size} audit entries verified in ${((user + system) / 1000).toFixed(0)} ms of CPU`);
});

import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { desk, eventIn } from "./letters/letters.testing";

const clocks = [
  ["Europe/Amsterdam", "NL", "09:00", "10:00"],
  ["Europe/London", "UK", "08:00", "09:00"],
  ["Europe/Helsinki", "FI", "10:00", "11:00"],
] as const;

test.each([...clocks])(
  "a letter to somebody in %s tells the hour of their clock before and after both changes of the year",
  async (timezone, country, winter, summer) => {
    const { app, admin, add, arriving, at } = await desk();
    await admin.ask("PATCH", "/api/profile", { body: { timezone } });
    const { id: candidateId } = await added(app, { email: "there@kabel.example", country });
    const days = [
      ["2026-03-28", winter],
      ["2026-03-29", summer],
      ["2026-10-24", summer],
      ["2026-10-25", winter],
    ] as const;
    for (const [day, clock] of days) {
      at(`${day}T00:00:00.000Z`);
      const scheduledAt = `${day}T08:00:00.000Z`;
      await add({ candidateId, scheduledAt, timezone: "UTC", locale: "en" });
      const letters = await arriving();
      for (const address of ["there@kabel.example", admin.user.email]) {
        const letter = letters.get(address);
        expect(letter?.text).toContain(`, ${clock} to `);
        expect(letter?.text).toContain(`(${timezone.slice(7)}, `);
        expect(eventIn(letter).start).toBe(scheduledAt);
      }
    }
  },
);

import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn } from "@/modules/testing";
import { terminal } from "../fixtures";

test("interviews are scheduled by the clock of a place, listed and cancelled from the terminal", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const { user } = await signedIn(app, "recruiter");
  await added(app, { firstName: "Aino", lastName: "Virtanen", email: "aino@virtanen.example" });
  const year = new Date().getUTCFullYear() + 1;
  const helsinki = `schedule C-1 --at ${year}-07-01T10:00 --zone Europe/Helsinki`;
  const made = await type(`interviews ${helsinki} --with ${user.email} --notify --json`);
  expect(JSON.parse(made.out)).toMatchObject({
    scheduledAt: `${year}-07-01T07:00:00.000Z`,
    people: [{ name: "Ada Jansen" }],
    letters: [{ state: "queued" }, { state: "queued" }],
  });
  const listed = (await type("interviews list --candidate C-1")).out;
  expect(listed).toContain(`I-0001  ${year}-07-01 10:00  Europe/Helsinki  Aino Virtanen`);
  expect(await type(`interviews ${helsinki}`)).toMatchObject({ code: 73 });
  expect((await type(`interviews ${helsinki} --despite`)).out).toContain("I-0002");
  expect(await type("interviews schedule C-1 --at nonsense")).toMatchObject({ code: 65 });
  const cancelled = await type("interviews cancel I-1 --reason Moved");
  expect(cancelled.out).toContain("cancelled");
  expect((await type("interviews cancel I-1 --reason Again")).code).toBe(73);
  expect((await type("interviews list --which all")).out.split("\n")).toHaveLength(3);
  await app.close();
});

import { afterAll, expect, test } from "bun:test";
import { deliverAll, letterTo, post, withMail } from "@/modules/platform/mail/fixtures";
import { readConfig } from "@/src/config";
import { heard } from "../fixtures";
import { run } from "../program";

const refused = { code: 550, text: "5.1.1 User unknown" };
const { app, server } = await withMail({
  refuseTo: (to, time) => (to.startsWith("gone") && time < 3 ? refused : null),
});
afterAll(() => server.stop());

async function type(line: string) {
  const context = { open: () => app, begin: () => app, config: () => readConfig({}), client: null };
  const { code, out, err } = await heard(() => run(context, line.split(" ")));
  return { code, said: out + err };
}

test("a test letter is sent from the terminal, and a wrong address is refused before", async () => {
  expect((await type("mail test --to femke@bakker.example")).said).toBe(
    "The mail server accepted the email: 250 Queued as 4711",
  );
  expect(server.taken.map(({ to }) => to)).toEqual(["femke@bakker.example"]);
  expect((await type("mail test --to nobody")).code).toBe(65);
  const failed = await type("mail test --to gone@x.example");
  expect([failed.code, failed.said.includes("User unknown")]).toEqual([69, true]);
});

test("the log tells what was refused, and a retry sends it", async () => {
  const letter = letterTo("gone@x.example");
  await post(app, letter);
  await deliverAll(app);
  expect((await type("mail log --show troubled")).said).toContain(letter.id);
  expect((await type("mail status")).said).toContain("refused: 2");
  expect((await type(`mail retry ${letter.id}`)).said).toBe("sent");
  expect(JSON.parse((await type("mail status --json")).said).counts).toMatchObject({ sent: 2 });
  expect((await type(`mail retry ${letter.id}`)).code).toBe(73);
});

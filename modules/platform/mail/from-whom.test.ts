import { expect, test } from "bun:test";
import { signedIn } from "@/modules/testing";
import { deliverAll, letterTo, post, withMail } from "./fixtures";

test.each([
  ["nl", "van"],
  ["de", "von"],
])("whom a letter is from is said in its own language: %s", async (language, word) => {
  const { app, server } = await withMail();
  const { user } = await signedIn(app);
  const headers = { "Content-Language": language };
  await post(app, letterTo("a@x.example", { userId: user.id, headers }));
  await deliverAll(app);
  server.stop();
  const raw = server.taken[0]?.raw;
  expect(raw).toContain(`${user.firstName} ${user.lastName} ${word} Coldaisle <desk@`);
  expect(raw).toContain(`Content-Language: ${language}`);
});

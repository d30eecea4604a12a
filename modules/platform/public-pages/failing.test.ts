import { expect, test } from "bun:test";
import { request, testApp } from "@/modules/testing";

test.each([
  ["en", "At most 11 MB"],
  ["nl", "hooguit 11 MB"],
  ["de", "höchstens 11 MB"],
])("whoever sends too much reads how much may be sent, in %s", async (lang, said) => {
  const headers = {
    "content-type": "multipart/form-data; boundary=x",
    "content-length": String(70 * 1024 * 1024),
    "accept-language": lang,
    accept: "text/html",
  };
  const answer = await request(testApp(), "POST", "/me", { headers, body: "--x--\r\n" });
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining(said)]);
});

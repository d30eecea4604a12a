import { expect, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { createLink, findLink, useLinkWrite } from "./links";

test("a link that was used opens nothing more, whatever it was for", async () => {
  const app = testApp();
  const { row, path, writes } = createLink(app, { purpose: "reset", locale: "en" });
  await app.write(writes);
  const token = path.split("=")[1] ?? "";
  const open = () => findLink(app, token, { network: "192.0.2" }).catch(({ kind }) => kind);
  expect(await open()).toMatchObject({ id: row.id });
  await app.write([useLinkWrite(app, row as never)]);
  expect(await open()).toBe("missing");
  await expect(app.write([useLinkWrite(app, row as never)])).rejects.toMatchObject({
    kind: "conflict",
  });
});

import { expect, spyOn, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { draft } from "../fixtures";
import { imports } from "../index";

const file = "First name;Last name;Email\r\nSanne;de Proef;s@example.com";

test("the reader, who holds all rows of a file, goes home once they have landed", async () => {
  const app = testApp();
  const sentHome = spyOn(Worker.prototype, "terminate");
  try {
    const { id } = await draft(app, file);
    await imports.check(app, id);
    expect(sentHome).not.toHaveBeenCalled();
    const { created } = await imports.runThrough(app, id);
    expect(created).toBe(1);
    expect(sentHome).toHaveBeenCalledTimes(1);
  } finally {
    sentHome.mockRestore();
    imports.closeReader(app);
  }
});

test("the reader stays for whoever still waits for what it reads of another file", async () => {
  const app = testApp();
  const [{ id }, other] = [await draft(app, file), await draft(app, file)];
  const asked = imports.runThrough(app, id).then(() => "landed");
  const looks: Promise<unknown>[] = [];
  for (let isOver = false; !isOver; await Bun.sleep(0)) {
    looks.push(imports.check(app, other.id));
    isOver = (await Promise.race([asked, Bun.sleep(1).then(() => "")])) === "landed";
  }
  await Promise.all(looks);
  imports.closeReader(app);
});

import { expect, spyOn, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { terminal } from "./fixtures";
import { openDoor } from "./start-server";

test("a command compiles as usual from its first line on, and a server once it listens", async () => {
  const policy = spyOn(Bun.unsafe, "setJITPolicy");
  try {
    await terminal().type("user list");
    expect(policy.mock.calls).toEqual([[1]]);
    policy.mockClear();
    const { address, close } = openDoor(testApp({}, { PORT: "0" }), null);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(policy.mock.calls).toEqual([[1]]);
    await close();
  } finally {
    policy.mockRestore();
  }
});

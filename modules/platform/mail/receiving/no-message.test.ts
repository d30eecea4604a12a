import { expect, test } from "bun:test";
import { readMessage } from "./reading";

test.each(["just words", "\u0000\u0001\u0002", "a: b\n\nc", ""])(
  "what was never sent is no message (%#)",
  async (text) => {
    expect(await readMessage(new TextEncoder().encode(text))).toEqual({ refusal: "damaged" });
  },
);

import { expect, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { addressOf } from "./address";

test.each([
  ["10.1.2.3", "10.1.2.3", "192.0.2.7"],
  ["10.0.0.0/8", "10.255.0.1", "192.0.2.7"],
  ["10.0.0.0/8", "::ffff:10.1.2.3", "192.0.2.7"],
  ["::ffff:10.0.0.1", "10.0.0.1", "192.0.2.7"],
  ["::ffff:10.0.0.0/104", "10.9.9.9", "192.0.2.7"],
  ["10.128.0.0/9", "10.127.0.1", "10.127.0.1"],
  ["10.0.0.0/8", "11.0.0.1", "11.0.0.1"],
  ["fd00::/8, 192.0.2.1", "fdff::1", "192.0.2.7"],
  ["fd00::/8", "fe80::1", "fe80::1"],
  ["2001:db8::/33", "2001:db8:8000::1", "2001:db8:8000::1"],
  ["0.0.0.0/0", "::1", "::1"],
  ["", "127.0.0.1", "127.0.0.1"],
])("of proxies in %p the word of %s leads to %s", (trusted, peer, found) => {
  expect(cameFrom(trusted, peer, "203.0.113.9, 192.0.2.7")).toBe(found);
});

test("whoever asks is the last in the row that is no proxy, in one spelling and without its port", () => {
  const trusted = "10.0.0.0/8";
  expect(cameFrom(trusted, "10.0.0.1", "1.2.3.4, 192.0.2.7, 10.0.0.2")).toBe("192.0.2.7");
  expect(cameFrom(trusted, "10.0.0.1", "10.0.0.3, 10.0.0.2")).toBe("10.0.0.3");
  expect(cameFrom(trusted, "10.0.0.1", "192.0.2.7:4711")).toBe("192.0.2.7");
  expect(cameFrom(trusted, "10.0.0.1", "[2001:DB8:0::7]:4711")).toBe("2001:db8::7");
  expect(cameFrom(trusted, "10.0.0.1", "::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(cameFrom(trusted, "10.0.0.1", " ,")).toBe("10.0.0.1");
});

function cameFrom(trusted: string, address: string, forwarded: string): string {
  const app = testApp({}, trusted ? { TRUSTED_PROXIES: trusted } : {});
  const headers = { "x-forwarded-for": forwarded };
  return addressOf(app, { requestIP: () => ({ address }) }, new Request("http://x/", { headers }));
}

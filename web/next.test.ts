import { expect, test } from "bun:test";
import { nextPage } from "./router";

const at = (next: string) => nextPage(`http://localhost/auth?next=${encodeURIComponent(next)}`);

test.each(["/jobs", "/jobs/018f?sort=date&q=ups#top", "/"])(
  "after signing in one is led to %s",
  (next) => expect(at(next)).toBe(next),
);

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example",
  "javascript:alert(1)",
  "jobs",
  "/auth?next=/jobs",
  "/api/logout",
  "/\t/evil.example",
])("%p leads to the dashboard, because it is no page of this product", (next) =>
  expect(at(next)).toBe("/"),
);

test("without a wish one is led to the dashboard", () => {
  expect(nextPage("http://localhost/auth")).toBe("/");
});

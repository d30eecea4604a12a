import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { scoredLongAgo } from "@/modules/market/reanalysis/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

async function open(count: number, role: "admin" | "recruiter" = "admin") {
  const app = testApp();
  const fresh = await scoredLongAgo(app, count);
  const seat = await signedIn(app, role);
  visit(app, "/jobs", seat);
  await screen.findByRole("heading", { level: 1, name: "AI Job Intelligence" });
  return { ...seat, fresh, type: userEvent.setup() };
}

test("an administrator is told of old scores, has them made anew, and reads what moved and why", async () => {
  const { type, fresh } = await open(2);
  const old = "The scoring rules changed: 2 jobs use an older version.";
  expect(await screen.findByText(old)).toBeDefined();
  await type.click(screen.getByRole("button", { name: "Re-analyze" }));
  const told = "2 jobs rescored; 2 scores changed.";
  expect(await screen.findByText(told, undefined)).toBeDefined();
  expect(screen.queryByText(old)).toBeNull();
  // The list behind is read anew, because its scores are others now.
  const meters = () => screen.getAllByText(`Match score ${fresh[0]?.score}`, { exact: false });
  await waitFor(() => expect(meters().length).toBeGreaterThan(0));

  await type.click(screen.getByRole("button", { name: "Report" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Re-analysis results" }));
  expect(dialog.getAllByText(`from 70 to ${fresh[0]?.score}`).length).toBeGreaterThan(0);
  expect(dialog.getAllByText("luck")).toHaveLength(2);
  const row = dialog.getByRole("row", { name: /^Soft target/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["2", "0", "0"]);
  const file = dialog.getByRole("link", { name: "Download all as CSV" }).getAttribute("href");
  expect(file).toMatch(/^\/api\/analysis\/runs\/[\da-f-]{36}\/report\?format=csv$/);
});

test("nobody but an administrator is asked about it", async () => {
  await open(2, "recruiter");
  await screen.findAllByRole("link", { name: /Critical Facilities Engineer/ });
  expect(screen.queryByRole("button", { name: "Re-analyze" })).toBeNull();
});

test("a refusal is said in its own words", async () => {
  const { type, ask } = await open(2);
  const start = await screen.findByRole("button", { name: "Re-analyze" });
  await ask("POST", "/api/analysis/runs");
  await waitFor(async () => {
    const { run } = await (await ask("GET", "/api/analysis/runs/latest")).json();
    expect(run.state).toBe("completed");
  });
  await type.click(start);
  expect(await screen.findByText("Couldn't start the re-analysis")).toBeDefined();
  expect(screen.getByText("All jobs already use the latest scoring rules.")).toBeDefined();
});

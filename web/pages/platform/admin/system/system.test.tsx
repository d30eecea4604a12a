import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { schedules } from "@/modules/platform/scheduler";
import { profiles } from "@/modules/market/scraping";
import { signedIn, testApp } from "@/modules/testing";
import { Failure } from "@/src/errors";
import { noticesAtom } from "@/web/state/notices";
import { visit } from "@/web/testing";

test("a task that failed stands first and says why, and goes on as soon as somebody runs it", async () => {
  const app = testApp();
  const { as, cookie, user } = await signedIn(app);
  const run = () => Promise.reject(new Failure("full", "The disk is full."));
  await schedules.run(app, [{ name: "tokens.remind", does: "Tells", run }], "tokens.remind");
  await profiles.add(as, {
    ...{ name: "Every morning", sources: ["linkedin"], countries: ["NL"], roles: ["mep-engineer"] },
    ...{ systems: [], schedule: "daily", at: "06:30", weekday: 1 },
  });
  const { store } = visit(app, "/admin?tab=system", { cookie, user });
  const tasks = await screen.findByRole("list", { name: "Daily tasks" });
  await screen.findByText("A daily task failed and hasn't run since: tokens.remind");
  const [first] = within(tasks).getAllByRole("listitem");
  expect(first?.textContent).toContain("The disk is full.");
  const search = (await screen.findByText("Every morning")).closest("li");
  expect(search?.textContent).toMatch(/Daily.*Next: 2 Jan 2026, 06:30/);
  await userEvent.click(
    screen.getByRole("button", { name: "Run now: Reports API tokens that expire soon" }),
  );
  await waitFor(() =>
    expect(store.get(noticesAtom)[0]?.title).toStartWith(
      "Done: Reports API tokens that expire soon",
    ),
  );
  await waitFor(() => expect(screen.queryByText("The disk is full.") === null).toBe(true));
});

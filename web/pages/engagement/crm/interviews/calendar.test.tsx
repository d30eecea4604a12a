import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, setDefaultTimeout, test } from "bun:test";
import { dayMinutes, inMinutes, open, patienceMs } from "../testing";

setDefaultTimeout(patienceMs);

const focused = () => document.activeElement?.closest("[data-day]")?.getAttribute("data-day");

async function calendar(day: string) {
  const { plan, show } = await open();
  await show(`/crm?day=${day}`);
  const grid = within(await screen.findByRole("region", { name: "Calendar" }));
  const chosen = await grid.findByRole("button", { name: /, selected$/ });
  chosen.focus();
  return { grid, plan };
}

const steps = [
  ["{ArrowRight}", "2026-11-21"],
  ["{ArrowDown}", "2026-11-28"],
  ["{Home}", "2026-11-23"],
  ["{End}", "2026-11-29"],
  ["{PageDown}", "2026-12-29"],
  ["{PageUp}", "2026-11-29"],
  ["{Shift>}{PageDown}{/Shift}", "2027-11-29"],
  ["{Shift>}{PageUp}{/Shift}", "2026-11-29"],
  ["{ArrowUp}", "2026-11-22"],
  ["{ArrowLeft}", "2026-11-21"],
] as const;

test("arrows go by day and week, Home and End within the week, PageUp and PageDown by month, with Shift by year", async () => {
  await calendar("2026-11-20");
  for (const [keys, day] of steps) {
    await userEvent.keyboard(keys);
    await waitFor(() => expect([keys, focused()]).toEqual([keys, day]));
  }
});

test("Enter chooses the day, the address keeps it, and Enter again lets it go", async () => {
  await calendar("2026-11-20");
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await waitFor(() => expect(location.search).toBe("?day=2026-11-21"));
  await screen.findByRole("heading", { name: "Interviews on Saturday, 21 November 2026" });
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(location.search).toBe(""));
});

test("each day says how many interviews it has", async () => {
  const { plan, show } = await open();
  const at = inMinutes(2 * dayMinutes);
  await plan({ scheduledAt: at });
  await plan({ scheduledAt: at, despite: true });
  await show();
  expect(await screen.findByRole("button", { name: /, 2 interviews$/ })).toBeTruthy();
});

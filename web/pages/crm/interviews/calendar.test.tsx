import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { dayMinutes, inMinutes, open } from "../testing";

const focused = () => document.activeElement?.closest("[data-day]")?.getAttribute("data-day");

async function calendar(day: string) {
  const { plan, show } = await open();
  await show(`/crm?day=${day}`);
  const grid = within(await screen.findByRole("region", { name: "Calendar" }));
  const chosen = await grid.findByRole("button", { name: /, chosen$/ });
  chosen.focus();
  return { grid, plan };
}

test.each([
  ["{ArrowRight}", "2026-11-21"],
  ["{ArrowLeft}", "2026-11-19"],
  ["{ArrowDown}", "2026-11-27"],
  ["{ArrowUp}", "2026-11-13"],
  ["{Home}", "2026-11-16"],
  ["{End}", "2026-11-22"],
  ["{PageUp}", "2026-10-20"],
  ["{PageDown}", "2026-12-20"],
  ["{Shift>}{PageUp}{/Shift}", "2025-11-20"],
  ["{Shift>}{PageDown}{/Shift}", "2027-11-20"],
])("from Friday 20 November %s goes to %s", async (keys, day) => {
  await calendar("2026-11-20");
  await userEvent.keyboard(keys);
  await waitFor(() => expect(focused()).toBe(day));
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

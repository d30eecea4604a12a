import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { settings } from "@/modules/settings";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

const patience = { timeout: 8000 };

test("a figure of the public page is changed together with whose word it is", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  visit(app, "/admin?tab=branding", { cookie, user });
  const success = within(await screen.findByRole("group", { name: /success/i }, patience));
  fireEvent.change(success.getByLabelText("Figure"), { target: { value: "94" } });
  fireEvent.change(success.getByLabelText("Source"), { target: { value: "Own placements" } });
  fireEvent.change(success.getByLabelText("As of"), { target: { value: "2025-12-31" } });
  fireEvent.change(screen.getByLabelText("City"), { target: { value: "Rotterdam" } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => {
    const kept = await settings.valueOf(app, "landing");
    expect(kept.city).toBe("Rotterdam");
    const said = { amount: 94, source: "Own placements", asOf: "2025-12-31" };
    expect(kept.figures.success).toEqual(said);
    expect(kept.figures.days.amount).toBe(18);
  }, patience);
});

test("a figure can be measured instead, and says how far the agency's records are from that", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  visit(app, "/admin?tab=branding", { cookie, user });
  const days = within(await screen.findByRole("group", { name: "Days to placement" }, patience));
  await days.findByText(/^Our records have 0 cases; from 10 on/, {}, patience);
  await userEvent.click(days.getByRole("checkbox", { name: /^Measure it/ }));
  expect(within(screen.getByRole("group", { name: /^Market/ })).queryByRole("checkbox")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => {
    expect((await settings.valueOf(app, "landing")).measured).toEqual(["days"]);
  }, patience);
});

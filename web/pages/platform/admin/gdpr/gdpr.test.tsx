import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { settings } from "@/modules/platform/settings";
import { open } from "../testing";

test("how long data stays and whether it goes by itself is saved, a year at most", async () => {
  const { app, ask, show } = await open();
  await show();
  await userEvent.click(await screen.findByRole("tab", { name: "GDPR" }));
  const days = await screen.findByLabelText<HTMLInputElement>("Data Retention Period in days");
  const [automatic, consent] = [/^Enable automatic data/, /^Track consent for all data/] as const;
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  expect([days.value, days.max, box(automatic).checked]).toEqual(["365", "365", true]);

  await userEvent.clear(days);
  await userEvent.type(days, "180");
  await userEvent.click(box(consent));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () =>
    expect(await settings.valueOf(app, "gdpr")).toEqual({
      ...{ retentionDays: 180, quarantineDays: 7, isAutomatic: true, tracksConsent: false },
    }),
  );
  const value = { retentionDays: 400, quarantineDays: 7, isAutomatic: true, tracksConsent: true };
  const refused = await ask("PUT", "/api/settings/gdpr", { body: { value } });
  expect([refused.status, (await refused.json()).message]).toEqual([
    422,
    "More than a year requires the person's consent.",
  ]);
});

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, setDefaultTimeout, test } from "bun:test";
import { request } from "@/modules/testing";
import { open, patienceMs } from "../testing";

setDefaultTimeout(patienceMs);

test("the address of one's own calendar is shown once, read by calendar programs, and switched off", async () => {
  const { app, plan, show } = await open();
  await plan();
  await show();
  await userEvent.click(await screen.findByRole("button", { name: "Calendar feed" }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Your interviews in your own calendar" }),
  );
  await userEvent.click(await dialog.findByRole("button", { name: "Create URL" }));
  const { value } = await dialog.findByLabelText<HTMLInputElement>("Feed URL");
  const read = async () => request(app, "GET", new URL(value).pathname);
  expect(await (await read()).text()).toContain("BEGIN:VEVENT");

  await userEvent.click(await dialog.findByRole("button", { name: "Turn off feed" }));
  await dialog.findByRole("button", { name: "Create URL" });
  expect((await read()).status).toBe(404);
});

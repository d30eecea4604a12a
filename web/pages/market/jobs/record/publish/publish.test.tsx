import { expect, test } from "bun:test";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { request } from "@/modules/testing";
import { openPublishing } from "../testing";

const opened = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name }));
  return screen.findByRole("dialog");
};
const type = async (dialog: HTMLElement, label: string, words: string) => {
  const field = within(dialog).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(words);
};

test("a job is published with what its ad tells, seen by everybody, and taken off again", async () => {
  const { app } = await openPublishing();
  const dialog = await opened("Publish");
  expect(within(dialog).getByLabelText("City")).toHaveProperty("value", "Amsterdam");
  await type(dialog, "Title", "Engineer by night");
  await type(dialog, "From", "62000");
  await type(dialog, "To", "74000");
  await userEvent.click(within(dialog).getByRole("button", { name: "Add question" }));
  await type(dialog, "Question 1", "May you work at night?");
  await userEvent.click(within(dialog).getByRole("button", { name: "Publish" }));
  const link = await screen.findByRole("link", { name: "View on careers page" });
  const page = async () =>
    (await request(app, "GET", link.getAttribute("href") ?? "", { headers: {} })).text();
  expect(await page()).toContain("Engineer by night");
  await userEvent.click(screen.getByRole("button", { name: "Unpublish" }));
  await screen.findByText("Unpublished");
  expect(await page()).not.toContain("62,000");
});

test("whoever leaves the employer out is told where the text names it", async () => {
  await openPublishing();
  const dialog = await opened("Publish");
  expect(within(dialog).queryByText(/The employer is confidential, but/)).toBeNull();
  await type(dialog, "Title", "Engineer at Polderhaven Data (sample)");
  within(dialog).getByText(/The employer is confidential, but the text mentions/);
  await type(dialog, "Employer", "Polderhaven Data");
  expect(within(dialog).queryByText(/The employer is confidential, but/)).toBeNull();
});

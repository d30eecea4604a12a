import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { shops } from "@/modules/knowledge/analysis/engine/doubt/invented";
import { doubtedIn } from "@/modules/knowledge/analysis";
import texts from "@/web/locales/en/jobs.json";
import { openWhyOf } from "../testing";

const { grounds } = texts.doubted;
const unknown = { company: null, location: null, country: null, salary: null };
const [solar, title, text] = shops.en ?? ["", "", ""];

async function open() {
  const page = await openWhyOf(title, text);
  const left = await screen.findByRole("list", { name: "Named in the text, not counted" });
  const skills = async (): Promise<string[]> => {
    const { analysis } = await (await page.ask("GET", `/api/jobs/${page.id}`)).json();
    return analysis.facts.map(({ id }: { id: string }) => id);
  };
  return { ...page, left, skills };
}

test("what the text names and is not counted stands there with its words and a reason", async () => {
  const { left } = await open();
  // Which reason weighs most changes with the table of weights.
  const [found] = doubtedIn({ ...unknown, title, text });
  within(left).getByText(grounds[found?.ground ?? "words"]);
  const ad = screen.getByRole("group", { name: "The ad" });
  const mark = within(ad).getByText("solar panels");
  expect(mark.title).toStartWith("Not counted: ");
  const [line] = within(left).getAllByRole("button");
  await userEvent.hover(line ?? left);
  expect(mark.dataset["lit"]).toBe("true");
});

test("one press counts it, and Undo leaves it out again", async () => {
  const { left, skills } = await open();
  expect(await skills()).not.toContain(solar);
  await userEvent.click(within(left).getByRole("button", { name: /^Count .* as required$/ }));
  await waitFor(() => expect(left.isConnected).toBe(false));
  expect(await skills()).toContain(solar);
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByRole("list", { name: "Named in the text, not counted" });
  expect(await skills()).not.toContain(solar);
});

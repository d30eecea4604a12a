import { expect, test } from "bun:test";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { testApp } from "@/modules/testing";
import { render } from "@/web/testing";
import { type Picked, RecordPick } from "./record-pick";

const people = ["Femke Proef", "Jan Proef"].map((name) => ({ id: name, name }));
const read = async (q: string) => people.filter(({ name }) => name.startsWith(q));

function show() {
  const chosen: (Picked | null)[] = [];
  const find = { key: "people", read };
  const pick = (
    <RecordPick label="Person" value={null} find={find} onChange={(it) => chosen.push(it)} />
  );
  render(testApp(), pick);
  return chosen;
}

test("whoever types fast, presses Enter and goes on gets what the words find, not what stood there before", async () => {
  const chosen = show();
  await userEvent.click(screen.getByRole("combobox"));
  await screen.findByRole("option", { name: "Femke Proef" });
  await userEvent.type(screen.getByRole("combobox"), "Jan{Enter}{Tab}");
  await waitFor(() => expect(chosen).toEqual([{ id: "Jan Proef", name: "Jan Proef" }]));
});

test("Enter on words that find nothing chooses nothing", async () => {
  const chosen = show();
  await userEvent.type(screen.getByRole("combobox"), "Nobody{Enter}");
  await screen.findByRole("option", { name: "Nothing found" });
  expect(chosen).toEqual([]);
});

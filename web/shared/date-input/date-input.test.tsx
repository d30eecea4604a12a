import { expect, test } from "bun:test";
import { useState } from "react";
import { testApp } from "@/modules/testing";
import { fireEvent, screen } from "@testing-library/react";
import { render } from "@/web/testing";
import { DateInput } from "./date-input";
import { type DateKind, parseDateText } from "./date-text";

const today = "2026-03-04";

test.each([
  ["5 Mar 2026", "2026-03-05"],
  ["5 mrt", "2026-03-05"],
  ["5. März 2027", "2027-03-05"],
  ["March 5, 2026", "2026-03-05"],
  ["5-3-2026", "2026-03-05"],
  ["5/3/26", "2026-03-05"],
  ["5.3.", "2026-03-05"],
  ["05032026", "2026-03-05"],
  ["2026-03-05", "2026-03-05"],
  ["+7", "2026-03-11"],
  ["", ""],
  ["31-2-2026", null],
  ["5 Foo 2026", null],
  ["tomorrow-ish", null],
])("'%s' is read day before month, in three languages", (typed, day) => {
  expect(parseDateText(typed, "date", today)).toBe(day);
});

test.each([
  ["5 Mar 2026, 14:30", "2026-03-05T14:30"],
  ["2026-03-05T10:30", "2026-03-05T10:30"],
  ["5-3-2026 9.15", "2026-03-05T09:15"],
  ["5-3-2026", "2026-03-05T09:00"],
  ["5-3-2026 25:00", null],
])("'%s' is a moment; without a time work begins at nine", (typed, moment) => {
  expect(parseDateText(typed, "datetime-local", today)).toBe(moment);
});

test("a time is read with and without minutes", () => {
  expect(["9", "9:5", "9.05", "24:00"].map((it) => parseDateText(it, "time", today))).toEqual([
    "09:00",
    null,
    "09:05",
    null,
  ]);
});

function Field({ type, begin }: { type: DateKind; begin: string }) {
  const [value, setValue] = useState(begin);
  return (
    <>
      <DateInput
        type={type}
        aria-label="Day"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <output>{value}</output>
    </>
  );
}

test("a day is shown in the reader's words, and nonsense is refused where it stands", async () => {
  await render(testApp(), <Field type="date" begin="2026-03-05" />);
  const input = screen.getByLabelText<HTMLInputElement>("Day");
  expect(input.value).toBe("5 Mar 2026");
  fireEvent.change(input, { target: { value: "12-4-2026" } });
  expect(screen.getByRole("status").textContent).toBe("2026-04-12");
  fireEvent.blur(input);
  expect(input.value).toBe("12 Apr 2026");
  fireEvent.change(input, { target: { value: "soon" } });
  expect(screen.getByRole("status").textContent).toBe("");
  expect([input.value, input.getAttribute("aria-invalid")]).toEqual(["soon", "true"]);
});

test("a day is chosen from a month that begins on Monday", async () => {
  await render(testApp(), <Field type="date" begin="2026-03-05" />);
  fireEvent.click(screen.getByRole("button", { name: "Open the calendar" }));
  const grid = await screen.findByRole("grid", { name: "March 2026" });
  expect(grid.querySelector("th")?.textContent).toBe("Mon");
  fireEvent.click(screen.getByRole("button", { name: /Friday,? 20 March 2026/ }));
  expect(screen.getByRole("status").textContent).toBe("2026-03-20");
});

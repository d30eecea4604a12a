import { expect, test } from "bun:test";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tooltip } from "./tooltip";

const shown = () => screen.queryByRole("tooltip")?.textContent ?? null;

function show() {
  const pressed: string[] = [];
  const button = (name: string) => (
    <Tooltip content={`Says more about ${name}`}>
      <button
        type="button"
        onClick={() => pressed.push(name)}
        onFocus={() => pressed.push("focus")}
      >
        {name}
      </button>
    </Tooltip>
  );
  render(
    <>
      {button("one")}
      {button("two")}
    </>,
  );
  return pressed;
}

test("a hint shows while the focus is on what it explains, which it describes, and one at a time", async () => {
  show();
  await userEvent.tab();
  const hint = await screen.findByRole("tooltip");
  expect(hint.textContent).toBe("Says more about one");
  expect(screen.getByRole("button", { name: "one" }).getAttribute("aria-describedby")).toBe(
    hint.id,
  );
  await userEvent.tab();
  await waitFor(() => expect(shown()).toBe("Says more about two"));
  expect(screen.getAllByRole("tooltip")).toHaveLength(1);
});

test("Escape takes only the hint away, a press too, and what the button does is done", async () => {
  const pressed = show();
  const below: string[] = [];
  const hear = ({ key }: KeyboardEvent) => void below.push(key);
  document.addEventListener("keydown", hear, true);
  await userEvent.tab();
  await screen.findByRole("tooltip");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(shown()).toBe(null));
  document.removeEventListener("keydown", hear, true);
  expect(below).toEqual(["Tab"]);
  await userEvent.click(screen.getByRole("button", { name: "two" }));
  expect(shown()).toBe(null);
  expect(pressed).toEqual(["focus", "focus", "two"]);
});

test("a pointer that rests brings the hint, a finger never does", async () => {
  show();
  const button = screen.getByRole("button", { name: "one" });
  fireEvent.pointerMove(button, { pointerType: "touch" });
  fireEvent.pointerLeave(button);
  await userEvent.hover(button);
  await screen.findByRole("tooltip", {}, { timeout: 5000 });
  // The bubble lay under the pointer for a moment and moved away, which the button hears without a move.
  fireEvent.pointerLeave(button);
  fireEvent.pointerEnter(button);
  await Bun.sleep(300);
  expect(shown()).toBe("Says more about one");
  await userEvent.unhover(button);
  await waitFor(() => expect(shown()).toBe(null), { timeout: 5000 });
});

import { expect, test } from "bun:test";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button";
import { LazyPopup } from "./lazy-popup";

/** A button whose menu arrives when the test says so. */
function show(answers: (() => Promise<unknown>)[] = []) {
  let asked = 0;
  const chosen: string[] = [];
  const entries = ["CSV", "JSON"].map((label) => ({ label, onSelect: () => chosen.push(label) }));
  const load = async () => {
    await answers[asked++]?.();
    return import("./menu");
  };
  render(
    <LazyPopup load={load} opens="menu" trigger={<Button>Export</Button>}>
      {({ Menu }, trigger) => (
        <Menu label="Formats" entries={entries}>
          {trigger}
        </Menu>
      )}
    </LazyPopup>,
  );
  return { chosen, asked: () => asked };
}
const button = () => screen.getByRole("button", { name: "Export" });
const focused = () => document.activeElement?.textContent;

test("a menu is asked for when somebody reaches for its button, not before", async () => {
  const { asked } = show();
  expect(button().getAttribute("aria-haspopup")).toBe("menu");
  expect(asked()).toBe(0);
  await userEvent.hover(button());
  expect(asked()).toBe(1);
  expect(screen.queryByRole("menu")).toBeNull();
});

test("the click that asked for a menu opens it once it has arrived, and Escape gives the focus back", async () => {
  show();
  await userEvent.click(button());
  await screen.findByRole("menu");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu") === null).toBe(true));
  expect(focused()).toBe("Export");
});

test.each(["{Enter}", " ", "{ArrowDown}"])(
  "%p opens a menu that has yet to arrive at its first entry",
  async (key) => {
    const { chosen } = show();
    button().focus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(focused()).toBe("CSV"));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(chosen).toEqual(["JSON"]);
  },
);

test("a menu that could not be fetched is asked for again at the next press", async () => {
  const fails = () => Promise.reject(new Error("offline"));
  show([fails, fails, fails]);
  await userEvent.click(button());
  expect(screen.queryByRole("menu")).toBeNull();
  await userEvent.click(button());
  await screen.findByRole("menu");
});

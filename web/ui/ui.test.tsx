import { expect, test } from "bun:test";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { initialsOf } from "./avatar";
import { Button } from "./button";
import { CheckboxGroup } from "./checkbox";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog } from "./dialog";
import { Field } from "./field";
import { IconButton } from "./icon-button";
import { Input } from "./input";
import { ScoreMeter, litBars } from "./score-meter";
import { Menu } from "./menu";
import { RackBar } from "./rack-bar";
import { Skeleton, skeletonAfterMs } from "./skeleton";

test.each([
  [19.9, 0],
  [20, 1],
  [40, 2],
  [59.9, 2],
  [60, 3],
  [80, 4],
  [89.9, 4],
  [90, 5],
])("a score of %p lights %p bars", (score, bars) => {
  expect(litBars(score)).toBe(bars);
});

test("the meter is green from 80 and amber from 60", () => {
  const colourAt = (score: number) => {
    const { container, unmount } = render(<ScoreMeter score={score} label="" />);
    const colour = container.querySelector("[data-lit=true]")?.className.match(/bg-\S+/)?.[0];
    unmount();
    return colour;
  };
  expect([59, 60, 79, 80].map(colourAt)).toEqual([
    "bg-ink-3",
    "bg-warn-led",
    "bg-warn-led",
    "bg-ok-led",
  ]);
});

test("a rack bar has one slot per position", () => {
  render(<RackBar filled={7} total={12} label="7 of 12 filled" />);
  const slots = [...screen.getByRole("img", { name: "7 of 12 filled" }).children];
  expect(slots).toHaveLength(12);
  expect(slots.filter((slot) => slot.getAttribute("data-filled") === "true")).toHaveLength(7);
});

test("a pending button keeps the focus and does not act twice", async () => {
  let acts = 0;
  render(
    <Button pending onClick={() => acts++}>
      Save
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  await userEvent.click(button);
  expect(acts).toBe(0);
  expect(document.activeElement).toBe(button);
});

test("an icon button is named by its label", () => {
  render(
    <>
      <IconButton icon={Trash2} label="Remove" />
    </>,
  );
  expect(screen.getByRole("button", { name: "Remove" })).toBeDefined();
});

test("a field's hint and error are read with its control", () => {
  render(
    <Field label="Name" hint="As on the passport" error="Required">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "Name" });
  const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(["As on the passport", "Required"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("chosen values keep the order of the options", async () => {
  function Countries() {
    const [chosen, setChosen] = useState<string[]>(["FR"]);
    const options = ["NL", "DE", "FR"].map((value) => ({ value, label: value }));
    return (
      <>
        <CheckboxGroup legend="C" options={options} value={chosen} onValueChange={setChosen} />
        <output>{chosen.join()}</output>
      </>
    );
  }
  render(<Countries />);
  await userEvent.click(screen.getByLabelText("NL"));
  expect(screen.getByRole("status").textContent).toBe("NL,FR");
  await userEvent.click(screen.getByLabelText("FR"));
  expect(screen.getByRole("status").textContent).toBe("NL");
});

test("a dialog opens on its first field; Escape closes it and gives the focus back", async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Add a job" closeLabel="Close">
          <Input aria-label="Address" />
        </Dialog>
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Open" });
  await userEvent.click(opener);
  expect(screen.getByRole("dialog", { name: "Add a job" })).toBeDefined();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Address");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Open"));
});

test("what nobody can bring back needs the word typed first", async () => {
  let confirmed = 0;
  render(
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Erase Aino Jansen"
      losses="1 CV and 4 notes"
      confirmLabel="Erase"
      cancelLabel="Keep"
      typed={{ word: "ERASE", label: "Type ERASE" }}
      onConfirm={() => confirmed++}
    />,
  );
  const erase = screen.getByRole("button", { name: "Erase" });
  await userEvent.click(erase);
  expect(confirmed).toBe(0);
  await userEvent.type(screen.getByLabelText("Type ERASE"), "ERASE");
  await userEvent.click(erase);
  expect(confirmed).toBe(1);
});

test("a menu opens by keyboard and runs the chosen entry", async () => {
  const chosen: string[] = [];
  const entries = ["CSV", "JSON"].map((label) => ({ label, onSelect: () => chosen.push(label) }));
  render(
    <Menu label="Export" entries={entries}>
      <Button>Export</Button>
    </Menu>,
  );
  screen.getByRole("button", { name: "Export" }).focus();
  await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
  expect(chosen).toEqual(["JSON"]);
});

test("a skeleton is drawn only after the wait is felt", async () => {
  const { container } = render(<Skeleton />);
  expect(container.firstElementChild?.className).toContain("invisible");
  await act(() => Bun.sleep(skeletonAfterMs + 50));
  expect(container.firstElementChild?.className).toContain("animate-pulse");
});

test.each([
  ["Aino van der Jansen", "AJ"],
  ["Admin", "A"],
  ["", ""],
])("the initials of %p are %p", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

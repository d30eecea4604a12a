import { waitFor } from "@testing-library/react";
import { expect, test } from "bun:test";
import { removeFirstScreen } from "./remove-first-screen";

const row =
  '<div role="row" data-row-id="1"><a data-opens href="/candidates/1">Anna</a><i>x</i></div>';

function stand() {
  document.body.innerHTML = `<div id="first">${row}</div><div id="root"></div>`;
  const [first, root] = [...document.body.children] as [Element, Element];
  removeFirstScreen(first, root);
  return {
    first,
    root,
    find: <It extends Element>(selector: string) => first.querySelector<It>(selector)!,
  };
}

test("the first screen goes when the program draws its own, and the focus goes over to the same link", async () => {
  const { first, root, find } = stand();
  find<HTMLElement>("a").focus();
  root.innerHTML = row;
  await waitFor(() => expect(first.isConnected).toBe(false));
  expect(document.activeElement === root.querySelector("a")).toBe(true);
});

test("a row opens by its link wherever it is clicked", () => {
  const { find } = stand();
  let opened = 0;
  find("a").addEventListener("click", (event) => {
    event.preventDefault();
    opened += 1;
  });
  find<HTMLElement>("i").click();
  expect(opened).toBe(1);
});

test("a key that was pressed before the program listened is pressed again once it does", async () => {
  const { root } = stand();
  document.body.dispatchEvent(new window.KeyboardEvent("keydown", { key: "j", bubbles: true }));
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  root.innerHTML = row;
  window.addEventListener("keydown", hear);
  await waitFor(() => expect(heard).toEqual(["j"]));
  window.removeEventListener("keydown", hear);
});

import { expect, test } from "bun:test";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { awaitKey, type KeyMap, type KeyScope, singleKeysAtom, useKeys } from "./keys";

function Keys({ scope, map, children }: { scope: KeyScope; map: KeyMap; children?: ReactNode }) {
  useKeys(scope, map);
  return children;
}

/** Notes which key was heard by whom. */
function listen(extra: ReactNode = null) {
  const heard: string[] = [];
  const noting = (who: string, ...keys: string[]) =>
    Object.fromEntries(keys.map((key) => [key, () => void heard.push(`${who} ${key}`)]));
  const store = createStore();
  render(
    <Provider store={store}>
      <Keys scope="everywhere" map={noting("everywhere", "Ctrl+k")} />
      <Keys scope="shell" map={noting("shell", "g j", "?", "c", "Ctrl+z")}>
        <Keys scope="page" map={noting("page", "j", "c", "Shift+x")} />
      </Keys>
      {extra}
    </Provider>,
  );
  return { heard, store };
}
const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...init });

test("g and then j goes to the jobs, and the list does not move", () => {
  const { heard } = listen();
  press("g");
  press("j");
  expect(heard).toEqual(["shell g j"]);
  press("j");
  expect(heard).toEqual(["shell g j", "page j"]);
});

test("a second key that means nothing after the first keeps its own meaning", () => {
  const { heard } = listen();
  press("g");
  press("?");
  expect(heard).toEqual(["shell ?"]);
});

test("a screen's own key comes before the shell's", () => {
  const { heard } = listen();
  press("c");
  expect(heard).toEqual(["page c"]);
});

test("Shift and ⌘ are told apart from the bare key", () => {
  const { heard } = listen();
  press("X", { shiftKey: true });
  press("k", { metaKey: true });
  press("k", { ctrlKey: true });
  expect(heard).toEqual(["page Shift+x", "everywhere Ctrl+k", "everywhere Ctrl+k"]);
});

test("nothing that is typed into a field is taken for a shortcut", () => {
  const { heard } = listen(<input aria-label="Search" />);
  const field = screen.getByRole("textbox");
  press("j", {}, field);
  press("z", { ctrlKey: true }, field);
  expect(heard).toEqual([]);
  press("k", { ctrlKey: true }, field);
  expect(heard).toEqual(["everywhere Ctrl+k"]);
});

test("behind a dialog only the keys that work everywhere do", () => {
  const { heard } = listen(<div role="dialog" data-state="open" />);
  press("c");
  press("?");
  press("k", { ctrlKey: true });
  expect(heard).toEqual(["everywhere Ctrl+k"]);
});

test("single keys can be switched off; those with Ctrl stay", () => {
  const { heard, store } = listen();
  act(() => store.set(singleKeysAtom, false));
  press("c");
  press("g");
  press("j");
  press("z", { ctrlKey: true });
  expect(heard).toEqual(["shell Ctrl+z"]);
});

test("a key waits for what it opens, once, and not past another key or the pointer", async () => {
  const heard: string[] = [];
  const open = (event: KeyboardEvent) => awaitKey(event);
  const Row = () => <Keys scope="page" map={{ n: open }} />;
  const Opened = () => <Keys scope="page" map={{ n: () => void heard.push("note") }} />;
  const { rerender } = render(<Row />);
  const show = async (isOpened: boolean) => {
    rerender(isOpened ? [<Row key="row" />, <Opened key="opened" />] : [<Row key="row" />]);
    await new Promise((done) => setTimeout(done, 5));
  };
  await show(false);
  press("n");
  await show(true);
  expect(heard).toEqual(["note"]);
  await show(false);
  await show(true);
  expect(heard).toEqual(["note"]);

  for (const instead of [() => press("j"), () => fireEvent.pointerDown(document.body)]) {
    await show(false);
    press("n");
    instead();
    await show(true);
  }
  expect(heard).toEqual(["note"]);
});

import { afterEach, beforeEach, expect, jest, test } from "bun:test";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { IntlProvider } from "use-intl";
import { loadMessages } from "@/web/locales";
import { type NewNotice, noticeShownMs, noticesAtom, notifyAtom } from "@/web/state/notices";
import Toasts from "./toasts";

const messages = await loadMessages("en");

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function show() {
  const store = createStore();
  render(
    <Provider store={store}>
      <IntlProvider locale="en-GB" messages={messages}>
        <>
          <Toasts />
        </>
      </IntlProvider>
    </Provider>,
  );
  const say = (notice: NewNotice) => act(() => void store.set(notifyAtom, notice));
  return { store, say };
}
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const visible = () =>
  [...document.querySelectorAll(".toast")].map(({ textContent }) => textContent);

test("a notice stays for 5 seconds and then waits in the tray", () => {
  const { store, say } = show();
  say({ title: "Settings Updated", description: "Your changes have been saved successfully" });
  pass(noticeShownMs - 1);
  expect(visible()).toEqual(["Settings UpdatedYour changes have been saved successfully"]);
  pass(1);
  expect(visible()).toEqual([]);
  expect(store.get(noticesAtom)).toHaveLength(1);
});

test("of two notices only the newer is on the screen", () => {
  const { say } = show();
  say({ title: "First" });
  say({ title: "Second" });
  expect(visible()).toEqual(["Second"]);
});

test("Undo on a notice takes the change back at once", async () => {
  const { say } = show();
  const undo = jest.fn(async () => {});
  say({ title: "3 jobs archived", undo });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Undo" })));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(visible()).toEqual(["Change undone"]);
});

test("a notice about something leads there", () => {
  const { say } = show();
  const go = jest.fn();
  say({ title: "New Match Found", open: { label: "See why", go } });
  fireEvent.click(screen.getByRole("button", { name: "See why" }));
  expect(go).toHaveBeenCalledTimes(1);
});

test("F8 brings the focus to the notices", () => {
  const { say } = show();
  say({ title: "First" });
  act(() => void fireEvent.keyDown(document, { key: "F8", code: "F8" }));
  expect(document.activeElement?.closest("[role=region]")?.getAttribute("aria-label")).toBe(
    "Notifications (F8)",
  );
});

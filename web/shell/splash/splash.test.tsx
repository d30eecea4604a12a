import { afterEach, beforeEach, expect, jest, test } from "bun:test";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "use-intl";
import { loadMessages } from "@/web/locales";
import { createQueries } from "@/web/state/queries";
import Splash from "./splash";
import { advance, fadeMs, maxStep, stageAt, tickMs, waitMs } from "./splash";

const messages = await loadMessages("en");
const reduced = "(prefers-reduced-motion: reduce)";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const show = (chance = 1) =>
  render(
    <IntlProvider locale="en-GB" messages={messages}>
      <QueryClientProvider client={createQueries(() => {})}>
        <Splash random={() => chance}>
          <p>Dashboard</p>
        </Splash>
      </QueryClientProvider>
    </IntlProvider>,
  );
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const percent = () => Number(screen.getByRole("progressbar").getAttribute("aria-valuenow"));
const isOver = () => screen.queryByRole("progressbar") === null;
const content = () => screen.getByText("Dashboard").parentElement;

test("progress climbs by up to 15 points every 150 ms", () => {
  show();
  pass(tickMs - 1);
  expect(percent()).toBe(0);
  pass(1);
  expect(percent()).toBe(15);
  for (let tick = 0; tick < 5; tick += 1) pass(tickMs);
  expect(percent()).toBe(90);
  pass(tickMs);
  expect(percent()).toBe(100);
});

test("at 100 it waits 500 ms, fades for 600 ms and only then shows the content", () => {
  show();
  for (let tick = 0; tick < 7; tick += 1) pass(tickMs);
  pass(waitMs);
  expect(isOver()).toBe(false);
  pass(fadeMs - 1);
  expect(content()?.inert).toBe(true);
  expect(content()?.getAttribute("aria-busy")).toBe("true");
  pass(1);
  expect(isOver()).toBe(true);
  expect(content()?.inert).toBe(false);
  expect(content()?.getAttribute("aria-busy")).toBe("false");
});

test("the status changes at 25, 50 and 75 percent", () => {
  expect([0, 24, 25, 49, 50, 74, 75, 100].map(stageAt)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  show();
  expect(screen.getByRole("status").textContent).toBe("Connecting to networks…");
  for (let tick = 0; tick < 6; tick += 1) pass(tickMs);
  expect(screen.getByRole("status").textContent).toBe("Initializing the AI engine…");
});

test.each([
  [0, 1],
  [0.5, 8],
  [0.9999, 15],
])("a chance of %p moves it by %p points", (chance, step) => {
  expect(advance(0, chance)).toBe(step);
  expect(step).toBeLessThanOrEqual(maxStep);
});

test("it is shown once per browser session", () => {
  show().unmount();
  expect(sessionStorage.length).toBe(0);
  const first = show();
  for (let tick = 0; tick < 7; tick += 1) pass(tickMs);
  pass(waitMs);
  pass(fadeMs);
  first.unmount();
  show();
  expect(isOver()).toBe(true);
});

test("any key skips it, and does nothing else", () => {
  show();
  expect(fireEvent.keyDown(window, { key: "g" })).toBe(false);
  expect(isOver()).toBe(true);
  expect(sessionStorage.length).toBe(1);
  expect(fireEvent.keyDown(window, { key: "g" })).toBe(true);
});

test("a click anywhere or on Skip ends it", () => {
  const first = show();
  fireEvent.click(screen.getByRole("status"));
  expect(isOver()).toBe(true);
  first.unmount();
  sessionStorage.clear();
  show();
  fireEvent.click(screen.getByRole("button", { name: "Skip" }));
  expect(isOver()).toBe(true);
});

test("whoever asked for less motion never sees it, and is not asked again", () => {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    query === reduced ? { ...matchMedia(query), matches: true } : matchMedia(query);
  show();
  expect(isOver()).toBe(true);
  expect(sessionStorage.length).toBe(1);
  window.matchMedia = matchMedia;
});

import { describe, expect, test } from "bun:test";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { IntlProvider } from "use-intl";
import type { SourceState } from "@/modules/market/scraping/model";
import { loadMessages } from "@/web/locales";
import { exportAddress } from "./export-menu";
import { type Find, segmentsOf } from "@/web/features/market/jobs/ad/evidence";
import { formatSalary } from "@/web/features/market/jobs/ad/salary-text";
import { linesBetween, startsOf } from "./list/layouts/virtual-lines";
import { neighbour } from "./list/keys/use-list-keys";
import { between } from "./list/selection/use-selection";
import { jobFilters } from "@/web/features/market/jobs/list";
import { withoutKeys } from "./record/address";
import { type Readiness, readinessOf } from "@/modules/market/scraping/rules";
import { Wizard } from "./forms/wizard";

const find = (name: string, start: number, end: number): Find => ({
  key: name,
  name,
  spans: [{ field: "text", section: "", start, end, quote: "" }],
});

describe("evidence", () => {
  test("overlapping finds share what they share, and the text stays whole", () => {
    const segments = segmentsOf("UPS and chillers", [find("ups", 0, 7), find("and", 4, 16)]);
    const seen = segments.map(({ text, finds }) => [text, finds.map(({ name }) => name).join()]);
    expect(seen).toEqual([
      ["UPS ", "ups"],
      ["and", "ups,and"],
      [" chillers", "and"],
    ]);
  });

  test("a find beyond the end of the text marks what there is of it", () => {
    expect(segmentsOf("UPS", [find("ups", 1, 99)]).map(({ text }) => text)).toEqual(["U", "PS"]);
  });
});

describe("pay", () => {
  const pay = (salaryMin: string | null, salaryMax: string | null) => ({
    salaryMin,
    salaryMax,
    salaryCurrency: "EUR",
  });

  test.each([
    [pay("60000", "75000"), "€60,000 – €75,000"],
    [pay("60000", null), "€60,000"],
    [pay("60000", "60000"), "€60,000"],
    [pay(null, null), null],
  ])("%p reads as %p", (stated, text) => {
    expect(formatSalary(stated, "en")).toBe(text);
  });

  test("amounts without a currency are not given one", () => {
    expect(formatSalary({ ...pay("500", null), salaryCurrency: null }, "en")).toBe("500");
  });
});

describe("a list", () => {
  test("a range is selected whichever end comes first", () => {
    expect(between(["a", "b", "c", "d"], "c", "a")).toEqual(["a", "b", "c"]);
    expect(between(["a", "b"], "gone", "b")).toEqual(["b"]);
  });

  test("moving begins at the first row and stops at the last", () => {
    expect(neighbour(["a", "b"], null, 1)).toBe("a");
    expect(neighbour(["a", "b"], "a", 1)).toBe("b");
    expect(neighbour(["a", "b"], "b", 1)).toBeUndefined();
  });

  test("only the lines within the window are drawn, of ten thousand", () => {
    const starts = startsOf(10_000, () => 44, 0);
    expect(starts.at(-1)).toBe(440_000);
    expect(linesBetween(starts, 4400, 4500)).toEqual([100, 101, 102]);
  });

  test("lines of different heights keep their gap, and nothing follows the last", () => {
    const starts = startsOf(3, (line) => [10, 20, 30][line] ?? 0, 5);
    expect(starts).toEqual([0, 15, 40, 70]);
    expect(linesBetween(starts, -600, 1000)).toEqual([0, 1, 2]);
  });

  test("an empty list draws nothing", () => {
    expect(
      linesBetween(
        startsOf(0, () => 44, 8),
        0,
        1000,
      ),
    ).toEqual([]);
  });
});

describe("addresses", () => {
  test("words nobody knows are no filter", () => {
    expect(jobFilters.queryOf({ class: "hard-target", source: "myspace", country: "UK" })).toEqual({
      class: "hard-target",
      country: "UK",
    });
  });

  test("an export asks for the filter as it stands", () => {
    const address = exportAddress("/api/jobs/export", {
      q: "ups",
      source: undefined,
      format: "csv",
    });
    expect(address).toBe("/api/jobs/export?q=ups&format=csv");
  });

  test("closing a record leaves the list's own part of the address", () => {
    expect(withoutKeys("?q=ups&tab=analysis&full=1", ["tab", "full"])).toBe("q=ups");
  });
});

describe("a source", () => {
  const feed: SourceState = {
    id: "greenhouse",
    kind: "feed",
    isOn: true,
    keys: {},
    boards: [],
    name: "Greenhouse",
    terms: "",
    acceptedBy: null,
    acceptedAt: null,
    lastReadAt: null,
    lastFound: null,
    version: 0,
  };
  const cases: [Partial<SourceState>, Readiness][] = [
    [{ isOn: false, keys: { app_key: false } }, "off"],
    [{ keys: { app_key: false } }, "needsKey"],
    [{}, "needsBoards"],
    [{ boards: [{ token: "x", company: "X" }] }, "on"],
    [{ kind: "board" }, "on"],
  ];

  test.each(cases)("with %p is %p", (changes, readiness) => {
    expect(readinessOf({ ...feed, ...changes })).toBe(readiness);
  });
});

test("leaving a wizard asks first, and staying keeps everything", async () => {
  const step = {
    id: "file",
    title: "File",
    content: <Link to="/away">Away</Link>,
    isComplete: true,
  };
  const wizard = (
    <Wizard title="Import" steps={[step]} finishLabel="Import" onFinish={() => {}} isDirty />
  );
  const router = createMemoryRouter([
    { path: "/", element: wizard },
    { path: "/away", element: <p>Elsewhere</p> },
  ]);
  render(
    <IntlProvider locale="en-GB" messages={await loadMessages("en")}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Away" }));
  await userEvent.click(await screen.findByRole("button", { name: "Stay" }));
  expect(screen.getByRole("heading", { name: "File" })).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Away" }));
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
  expect(await screen.findByText("Elsewhere")).toBeTruthy();
});

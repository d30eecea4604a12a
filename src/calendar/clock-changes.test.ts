import { expect, test } from "bun:test";
import { clockChange, elapsedAt, lengthOf, minutesInto, noChange, wallAt } from ".";

test("clocks are changed on the last Sundays of March and October, and not where nobody does", () => {
  const zones = ["Europe/Amsterdam", "Europe/Lisbon", "Europe/Helsinki", "Atlantic/Reykjavik"];
  const on = (day: string) => zones.map((zone) => clockChange(day, zone));
  const of = (longer: number, ...ats: number[]) => [...ats.map((at) => ({ at, longer })), noChange];
  expect(on("2026-10-25")).toEqual(of(60, 180, 120, 240));
  expect(on("2027-03-28")).toEqual(of(-60, 120, 60, 180));
  expect(on("2026-10-26")).toEqual(zones.map(() => noChange));
  expect(clockChange("2026-10-25", null)).toEqual(noChange);
});

test("a night from ten to six has nine hours in autumn, seven in spring and eight on others", () => {
  const night = (day: string) =>
    minutesInto(day, 1800, "Europe/Amsterdam") - minutesInto(day, 1320, "Europe/Amsterdam");
  expect(["2026-10-24", "2027-03-27", "2026-11-14"].map(night)).toEqual([540, 420, 480]);
});

test("of the hour that comes twice the first is meant, and the one left out has passed at once", () => {
  const [autumn, spring] = ["2026-10-25", "2027-03-28"].map((it) =>
    clockChange(it, "Europe/Berlin"),
  );
  if (!autumn || !spring) throw new Error("Two days were asked for.");
  expect([120, 179, 180, 1440].map((it) => elapsedAt(autumn, it))).toEqual([120, 179, 240, 1500]);
  expect([120, 150, 180, 1440].map((it) => elapsedAt(spring, it))).toEqual([120, 120, 120, 1380]);
  expect([179, 180, 239, 240].map((it) => wallAt(autumn, it))).toEqual([179, 120, 179, 180]);
  expect([119, 120].map((it) => wallAt(spring, it))).toEqual([119, 180]);
  expect([autumn, spring].map(lengthOf)).toEqual([1500, 1380]);
});

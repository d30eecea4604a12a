import { expect, test } from "bun:test";
import { screen } from "@testing-library/react";
import { type ComponentProps, Suspense } from "react";
import type { GapStep, Match } from "@/modules/staffing/matching/model";
import { signedIn, testApp } from "@/modules/testing";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { render } from "@/web/testing";
import { MatchDetails } from "./match/match-details";

const Details = lazyWithTexts<ComponentProps<typeof MatchDetails>>(
  ["jobs", "matching"],
  async () => ({ Component: MatchDetails }),
);

const vca: GapStep = {
  kind: "certificate",
  what: "vca-vol",
  label: "VCA VOL",
  leadDays: 2,
  before: "2027-03-03",
};
const match: Match = {
  jobId: Bun.randomUUIDv7(),
  candidateId: Bun.randomUUIDv7(),
  score: 27,
  confidence: 0.9,
  parts: [
    {
      component: "skills",
      value: 0.5,
      points: 25,
      matched: ["ups-systems"],
      near: [],
      missing: [],
    },
    { component: "pay", value: null, points: 0, matched: [], near: [], missing: [] },
    { component: "terms", value: null, points: 0, matched: [], near: [], missing: [] },
  ],
  gates: [],
  blockers: [{ kind: "permit", what: "vca-vol", because: "VCA VOL is missing" }],
  unknown: ["availability"],
  plan: [vca],
  after: 84,
  version: "1",
  inputsHash: "x",
};

async function explain(changes: Partial<Match> = {}) {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  const details = <Details match={{ ...match, ...changes }} />;
  render(app, <Suspense>{details}</Suspense>, { cookie, user });
  await screen.findByRole("table", { name: /^Why / });
}

const renewal: GapStep = { ...vca, kind: "renewal", what: "nen3140-vp", label: "", leadDays: null };

test("the plan says what to do, how long it takes and by when", async () => {
  await explain({ plan: [vca, renewal] });
  const sentence =
    /^Would match after VCA.* \(about 2 days\) and a renewed NEN 3140.*, both before 3 March 2027$/;
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText("then 84")).toBeTruthy();
});

test("a plan that leaves a blocker or too low a score does not promise that it fits", async () => {
  const elsewhere = { kind: "country", what: "DE", because: "" } as const;
  await explain({ blockers: [elsewhere] });
  expect(await screen.findByText(/^Would score 84 after VCA/)).toBeTruthy();
});

test("what nobody knows is a question, and does not count against anybody", async () => {
  await explain();
  expect(document.body.textContent).toContain("When could they start?");
  const told = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(told).toContain("Paynot required");
  expect(told).toContain("Termsmissing, not counted");
});

test("what multiplies the whole score stands in a line of its own", async () => {
  await explain({ gates: [{ kind: "country", factor: 0.3 }] });
  expect(screen.getByText("Not willing to work in this country")).toBeTruthy();
  expect(screen.getByText("× 0.3")).toBeTruthy();
});

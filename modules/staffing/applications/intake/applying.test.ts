import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { notifications } from "@/modules/platform/notifications";
import { signedIn, testApp } from "@/modules/testing";
import { ApplicationWords, applications } from "../index";

async function stage() {
  const app = testApp();
  await takeIn(app, [ad()]);
  const [job] = await allJobs(app);
  const { id: candidateId } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const me = await signedIn(app, "recruiter");
  const own = ApplicationWords.parse({ coverLetter: "I keep\u202e it cool.", relocate: "yes" });
  return { app, me, pair: { jobId: job?.id ?? "", candidateId }, own };
}

test("a candidate applies once, however often they try, and the desk is told once", async () => {
  const { app, me, pair, own } = await stage();
  const first = await applications.apply(app, { ...pair, ...own });
  expect(first).toMatchObject({ status: "pending", origin: "applied", isUnreviewed: true });
  const again = await applications.apply(app, { ...pair, ...own, coverLetter: "Another" });
  expect(again).toEqual(first);
  expect(await applications.historyOf(app, first.id)).toMatchObject([
    { from: null, to: "pending" },
  ]);
  const { notifications: told } = await notifications.list(me.as, { which: "all", limit: 5 });
  expect(told).toMatchObject([
    {
      title: "New application",
      path: `/applications/${first.id}`,
      about: ["Femke Kabel", "Critical Facilities Engineer"],
    },
  ]);
});

test("of two tries at once one becomes the application, and neither is refused", async () => {
  const { app, pair, own } = await stage();
  const both = await Promise.all([1, 2].map(() => applications.apply(app, { ...pair, ...own })));
  expect(both[0]).toEqual(both[1]);
  expect(await applications.historyOf(app, both[0]?.id ?? "")).toHaveLength(1);
});

test("whom the agency had taken along applies in their own words, and stays where they were", async () => {
  const { me, pair, own } = await stage();
  const { added: fresh } = await applications.addMany(me.as, {
    jobId: pair.jobId,
    candidateIds: [pair.candidateId],
  });
  const [sourced] = fresh;
  expect(sourced?.isUnreviewed).toBe(false);
  const application = await applications.apply(me.as, { ...pair, ...own });
  expect(application).toMatchObject({ id: sourced?.id, origin: "sourced", isUnreviewed: true });
  const undo = { jobId: pair.jobId, applicationIds: [application.id] };
  expect(await applications.withdrawMany(me.as, undo)).toEqual({
    withdrawn: [],
    kept: [application.id],
  });
});

test("an application for a job or by a person that is not there is refused, and so is a day far away", async () => {
  const { app, pair, own } = await stage();
  const refused = (changes: object) =>
    applications.apply(app, { ...pair, ...own, ...changes }).catch(({ kind }) => kind);
  expect(await refused({ jobId: Bun.randomUUIDv7() })).toBe("missing");
  expect(await refused({ candidateId: Bun.randomUUIDv7() })).toBe("missing");
  expect(await refused({ availableDate: "2031-01-01" })).toBe("invalid");
  expect(await refused({ availableDate: "2025-12-30" })).toBe("invalid");
  expect(await refused({ availableDate: "2025-12-31" })).toMatchObject({ status: "pending" });
});

test.each([
  ["Line one\r\nline two ", "Line one\nline two"],
  ["left\u202eright\u0007", "leftright"],
  ["My number is 111222333.", "My number is *********."],
  ["Call 123456789", "Call 123456789"],
  ["\u200b ", null],
])("of %j is kept %j", (written, kept) => {
  expect(ApplicationWords.parse({ coverLetter: written }).coverLetter).toBe(kept);
});

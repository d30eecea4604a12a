import { afterEach, expect, test } from "bun:test";
import { files } from "@/modules/records/files";
import { timesheets } from "@/modules/staffing/timesheets";
import { read } from "../fixtures";
import { fieldsOf } from "./fields";
import { atWork, seenIn } from "./fixtures";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

const begin = async () => {
  const it = await atWork();
  opened.push(it.server);
  return it;
};

test("what is odd about a week is said before it goes, a sentence each, and it may go as it stands", async () => {
  const { app, path, send, sheet } = await begin();
  const typed = {
    ...{ "2025-12-30_0_from": "08:00", "2025-12-30_0_until": "17:00", "2025-12-30_0_pause": "60" },
    ...{ "2026-01-01_0_hours": "13" },
  };
  const first = await send({ deed: "submit", version: "0", ...typed });
  expect(first.headers.get("location")).toBe(`${path}?said=odd`);
  expect(await sheet()).toMatchObject({ status: "open", minutes: 1260, submittedAt: null });
  // Nothing that may be right is said before somebody wants to submit it.
  expect(await read(app, path)).not.toContain("Planned, but no hours");
  const page = await read(app, `${path}?said=odd`);
  for (const said of [
    "Planned, but no hours: Wed 31 Dec<",
    "Public holiday: Thu 1 Jan<",
    "Thu 1 Jan: longer than the law allows (ATW 5:7)",
    "Submit anyway",
  ])
    expect(page).toContain(said);
  for (const lang of ["nl", "de"])
    expect(await read(app, `${path}?said=odd&lang=${lang}`)).not.toMatch(/\{day\}|undefined/);
  const version = String((await sheet())?.version);
  // What has changed since is asked about anew.
  const other = { ...typed, "2025-12-31_0_hours": "13", version, seen: seenIn(page) };
  expect((await send({ deed: "submit", ...other })).headers.get("location")).toEndWith("said=odd");
  const seen = seenIn(await read(app, `${path}?said=odd`));
  const sent = { ...other, version: String((await sheet())?.version), seen };
  expect((await send({ deed: "submit", ...sent })).headers.get("location")).toEndWith("submitted");
  expect(await sheet()).toMatchObject({ status: "submitted", minutes: 2040 });
});

test("a submitted week is taken back and changed as long as nobody has approved it, and not after", async () => {
  const { app, as, id, path, send, sheet } = await begin();
  const version = async () => String((await sheet())?.version ?? 0);
  await send({ deed: "planned", version: "0" });
  const { entries = [] } = (await sheet()) ?? {};
  const typed = fieldsOf(entries);
  await send({ deed: "submit", version: await version(), ...typed });
  expect(await sheet()).toMatchObject({ status: "submitted" });
  expect(await read(app, path)).toContain("Take back to change");
  const back = await send({ deed: "back", version: await version() });
  expect(back.headers.get("location")).toEndWith("said=back");
  expect(await sheet()).toMatchObject({ status: "open", submittedAt: null, submittedBy: null });
  expect(await sheet()).toMatchObject({ entries });
  expect(
    (await send({ deed: "back", version: await version() })).headers.get("location"),
  ).toEndWith("said=stale");
  await send({ deed: "submit", version: await version(), ...typed });
  const file = new File(["Fine."], "mail.txt", { type: "text/plain" });
  const about = { kind: "deployment" as const, recordId: id, file };
  const proof = await files.add(as, { ...about, type: "letter", audience: "internal" });
  const before = await sheet();
  await timesheets.approve(as, before?.id ?? "", {
    ...{ version: before?.version ?? 0, proofFileId: proof.id },
  });
  const late = await send({ deed: "back", version: await version() });
  expect(late.headers.get("location")).toEndWith("said=stale");
  expect(await sheet()).toMatchObject({ status: "approved" });
  expect(await read(app, path)).not.toContain("Take back to change");
});

import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { archives } from "../export/packing";
import { scheduled } from "@/modules/engagement/interviews/fixtures";
import { communications, NewCommunication } from "@/modules/engagement/communications";
import { notes } from "@/modules/records/notes";
import { owners } from "@/modules/records/owners";
import { fileOf, filed } from "@/modules/records/files/fixtures";
import { tags } from "@/modules/records/tags";
import { tasks } from "@/modules/records/tasks";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { draft } from "@/modules/staffing/documents/drafting";
import { NewSubmission, submissions } from "@/modules/staffing/submissions";
import { NewShortlist, shortlists } from "@/modules/staffing/submissions/shortlists";
import { onBoard, yes } from "@/modules/staffing/submissions/fixtures";
import { holders, signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { contentsFolder } from "@/src/files";
import { gdprExports } from "../schema";
import { gdpr } from "../index";
import { columnsWith, mark } from "../marking.testing";

type Person = Record<"id" | "projectId" | "deploymentId" | "userId" | "secret", string>;
type Attach = (app: App, person: Person) => Promise<unknown>;

const record = ({ id }: Person) => ({ kind: "candidate" as const, recordId: id });
const said = (input: object, { id }: Person) =>
  NewCommunication.parse({
    ...{ entityType: "candidate", entityId: id, subject: mark, content: mark },
    ...input,
  });

const attached: Record<string, Attach> = {
  "a file": (app, { id }) => filed(app, id, fileOf(`${mark} letter`, `${mark}.txt`)),
  "a note": (app, it) => notes.add(app, { ...record(it), text: mark }),
  "a task": (app, { id }) => tasks.add(app, { title: mark, record: { kind: "candidate", id } }),
  "a tag": (app, { id }) =>
    tags.change(app, { kind: "candidate", ids: [id], add: [mark], remove: [] }),
  "an owner": (app, { id, userId }) =>
    owners.assignOwner(app, { kind: "candidate", ids: [id], ownerId: userId }),
  "a written down email": (app, it) =>
    communications.add(
      app,
      said({ type: "email", to: `${mark}@people.example`, isSent: false }, it),
    ),
  "an email": (app, it) =>
    communications.add(app, said({ type: "email", to: `${mark}@people.example` }, it)),
  "an interview": (app, { id }) => scheduled(app, { candidateId: id, notes: mark }),
  "a contract": (app, { deploymentId }) =>
    draft(app, {
      ...{ kind: "deployment", recordId: deploymentId },
      ...{ type: "worker-agreement", language: "en" },
    }),
  "a confirmation": (app, { id, projectId }) =>
    submissions.confirm(app, projectId, { ...yes(id), note: mark }),
  "a client's answer": (app, { id: candidate, secret }) =>
    shortlists.answer(
      app,
      { secret, network: "test" },
      { candidate, verdict: "down", comment: mark },
    ),
};

/** The same application, where somebody is erased right before its next write lands. */
const erasingFirst = (app: App, id: string): App => ({
  ...app,
  async write(...given) {
    // That somebody tries is counted in a write of its own, of which nobody is told.
    if (given.length === 1) return app.write(...given);
    const erased = await Promise.all(
      holders
        .toSorted((a, b) => Number(a.name === "candidates") - Number(b.name === "candidates"))
        .map((holder) => holder.erase(app, { type: "candidate", id })),
    );
    await app.write(erased.flatMap(({ writes }) => writes));
    return app.write(...given);
  },
});

/** The secret of a link by which a client sees somebody. */
async function shared(app: App, { projectId, id }: Pick<Person, "projectId" | "id">) {
  await submissions.confirm(app, projectId, yes(id));
  await submissions.submit(app, projectId, NewSubmission.parse({ candidateId: id, isNamed: true }));
  const asked = { candidateIds: [id], isNamed: true, locale: "en" };
  const { path } = await shortlists.share(app, projectId, NewShortlist.parse(asked));
  return path.split("/").at(-1) ?? "";
}

for (const [what, attach] of Object.entries(attached)) {
  test(`${what} that is added while a person is erased is refused, and nothing of it stays`, async () => {
    const app = testApp();
    const { as, user } = await signedIn(app, "recruiter");
    const { candidate, project } = await onBoard(as, {
      lastName: `${mark}last`,
      email: `${mark}@people.example`,
    });
    const deployment = await deployed(as, { candidateId: candidate.id });
    const { id } = candidate;
    const projectId = project.id;
    const secret = await shared(as, { projectId, id });
    const person = { id, projectId, secret, deploymentId: deployment.id, userId: user.id };
    const adding = attach(erasingFirst(as, id), person);
    expect(await adding.catch((error) => error.kind)).toBe("conflict");
    expect(await columnsWith(app, mark)).toEqual([]);
    expect(await Array.fromAsync(app.store.plain.entries(contentsFolder))).toEqual([]);
    const owned = await owners.listByRecords(app, { kind: "candidate", ids: [id] });
    expect(owned).toEqual([]);
    expect(candidates.find(app, id)).rejects.toMatchObject({ kind: "missing" });
  });
}

test("an archive that is written while its person is erased does not stay on the disk", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const { candidate } = await onBoard(as);
  const { id } = await gdpr.order(as, { entityType: "candidate", entityId: candidate.id });
  const home = app.store.plain;
  const write = home.write.bind(home);
  home.write = async (name, parts) => {
    const bytes = await write(name, parts);
    await app.write([app.db.delete(gdprExports)]);
    return bytes;
  };
  await gdpr.packWaiting(app);
  home.write = write;
  expect(await archives(app).has(id)).toBe(false);
});

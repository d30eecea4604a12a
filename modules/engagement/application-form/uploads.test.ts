import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { hostile, type Sent } from "@/modules/records/files/corpus.testing";
import { canary, telling } from "@/modules/records/files/telling.testing";
import { inspectFile } from "@/modules/records/files/inspection";
import { signedIn, testApp, testServer } from "@/modules/testing";
import { person, published, sendForm } from "./fixtures";
import { applicants } from "./schema";

const activeTypes = /html|xml|svg|script|octet-stream|x-msdownload/;

/** A recruiter's door: any file to a candidate's record. */
async function office() {
  const app = testApp();
  const { cookie } = await signedIn(app, "recruiter");
  const { id: recordId } = await added(app);
  const server = testServer(app);
  const headers = { cookie, origin: "http://localhost", host: "localhost" };
  const ask = (path: string, init: RequestInit = {}) =>
    server.handle(new Request(`http://localhost${path}`, { headers, ...init }));
  const send = ([, name, bytes]: Sent) => {
    const body = new FormData();
    const sent = { kind: "candidate", recordId, type: "photo", file: new File([bytes], name) };
    for (const [key, value] of Object.entries(sent)) body.set(key, value);
    return ask("/api/files", { method: "POST", body });
  };
  return { ask, send };
}

test("of sixty files made to deceive none is taken by either door, and of each picture only the picture is kept", async () => {
  expect(hostile.length + telling.length).toBeGreaterThanOrEqual(60);
  const { ask, send } = await office();
  const stage = await published();
  const found = { taken: [] as string[], active: [] as string[], told: [] as string[] };

  for (const [n, sent] of hostile.entries()) {
    if ((await send(sent)).status === 201) found.taken.push(`${sent[0]}, in the office`);
    const file = new File([sent[2]], sent[1]);
    const from = `198.51.100.${n}`;
    const answer = await sendForm(
      stage,
      { ...person, email: `p${n}@people.example` },
      { file, from },
    );
    // A file without name and bytes is none at all.
    if (answer.status === 303) found.taken.push(`${sent[0]}, by the form`);
  }
  for (const sent of telling) {
    const { id, format } = await (await send(sent)).json();
    const handed = await ask(`/api/files/${id}/content`);
    const bytes = await handed.bytes();
    if (activeTypes.test(handed.headers.get("content-type") ?? "")) found.active.push(sent[0]);
    if (Buffer.from(bytes).includes(canary)) found.told.push(sent[0]);
    expect([sent[0], handed.headers.get("content-disposition")?.split(";")[0]]).toEqual([
      sent[0],
      "attachment",
    ]);
    expect([sent[0], inspectFile(bytes, sent[1])]).toEqual([sent[0], { format }]);
  }

  console.log(
    `${hostile.length + telling.length} files: ${found.taken.length} accepted wrongly, ` +
      `${found.active.length} served with an active type, ${found.told.length} pictures with metadata left`,
  );
  expect(found).toEqual({ taken: [], active: [], told: [] });
  expect(await stage.app.db.select().from(applicants)).toEqual([]);
});

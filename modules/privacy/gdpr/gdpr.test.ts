import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates";
import { signedIn, testApp } from "@/modules/testing";
import { users } from "@/modules/platform/accounts";
import { company } from "@/modules/crm/clients/fixtures";
import { clients } from "@/modules/crm/clients";
import type { Erasure } from "./index";

async function furnished() {
  const app = testApp();
  const { ask, as } = await signedIn(app);
  const person = await added(app, { firstName: "Aino", lastName: "Jansen" });
  const name = "Aino Jansen";
  const send = async (method: string, path: string, body?: object) => {
    const answer = await ask(method, `/api/gdpr/${path}`, { body });
    return { status: answer.status, ...(await answer.json()) };
  };
  const whose = { entityType: "candidate", entityId: person.id };
  const asked = async (reason = "They asked by mail") =>
    (await send("POST", "data-deletion", { ...whose, reason })) as {
      status: number;
      message: string;
      erasure: Erasure;
    };
  return { app, as, ask, send, person, name, whose, asked };
}

test("a request restricts the data, can be undone, and says by when the law wants an answer", async () => {
  const { app, send, person, asked } = await furnished();
  const { status, erasure } = await asked();
  expect([status, erasure.status, erasure.dueOn]).toEqual([200, "waiting", "2026-01-31"]);
  const undone = await send("DELETE", `erasures/${erasure.id}`);
  expect(undone.status).toBe("cancelled");
  expect((await candidates.find(app, person.id)).firstName).toBe("Aino");
});

test("nothing is erased before somebody made sure who asks and typed the name", async () => {
  const { send, name, asked } = await furnished();
  const { erasure } = await asked();
  const confirm = (typed: string) =>
    send("POST", `erasures/${erasure.id}/confirmation`, { name: typed, now: true });
  expect((await confirm(name)).message).toContain("Verify the identity");
  await send("POST", `erasures/${erasure.id}/identity`, { how: "called-back" });
  expect((await confirm("Aino Janssen")).fields.name).toContain("isn't the name");
  const done = await confirm("  aino jansen ");
  expect(done).toMatchObject({
    status: "erased",
    name: null,
    receipt: { residue: null, tombstone: 1 },
  });
});

test("a colleague who left is erased the same way, the only administrator is not", async () => {
  const { app, as, send } = await furnished();
  const { user } = await signedIn(app, "recruiter");
  const erase = async (entityId: string, name: string) => {
    const whose = { entityType: "user", entityId, reason: "left the agency" };
    const { erasure } = await send("POST", "data-deletion", whose);
    await send("POST", `erasures/${erasure.id}/identity`, { how: "in-person" });
    const preview = await send("GET", `erasures/${erasure.id}/preview`);
    const body = { name, now: true };
    return { preview, done: await send("POST", `erasures/${erasure.id}/confirmation`, body) };
  };
  const left = await erase(user.id, "Ada Jansen");
  expect([left.preview.obstacle, left.done.status]).toEqual([null, "erased"]);
  expect(users.find(app, user.id)).rejects.toThrow("This user doesn't exist.");

  const only = await erase(as.actor.id ?? "", "Ada Jansen");
  const sentence = "The only administrator can't be erased. Appoint another one first.";
  expect([only.preview.obstacle, only.done.message]).toEqual([sentence, sentence]);
});

test("a client's id means the only person there, and nobody is chosen of several", async () => {
  const { app, send } = await furnished();
  const exported = async (contacts: { name: string }[]) => {
    const { id } = await clients.add(app, company({ contacts }));
    return send("POST", "data-export", { entityType: "client", entityId: id });
  };
  expect(await exported([{ name: "Ann Quill" }])).toMatchObject({ status: 200, name: "Ann Quill" });
  expect(await exported([{ name: "Bo Lock" }, { name: "Cas Key" }])).toMatchObject({
    ...{ status: 409, message: expect.stringMatching(/Bo Lock .*Cas Key/) },
  });
  expect(await exported([])).toMatchObject({
    ...{ status: 404, message: "This client has no contacts, so there is no person's data." },
  });
  const nobody = { entityType: "client", entityId: Bun.randomUUIDv7() };
  expect((await send("POST", "data-export", nobody)).message).toContain("doesn't exist");
});

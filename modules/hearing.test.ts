import { expect, test } from "bun:test";
import { z } from "zod";
import { added } from "@/modules/crm/candidates/fixtures";
import { communications } from "@/modules/engagement/communications";
import { mentionOf, notes } from "./records/notes";
import { listen } from "@/src/server";
import { oneFile } from "./fixtures";
import { signedIn, testApp, testServer, broadcast } from "./testing";

type Heard = { type: string; data: Record<string, unknown> }[];

async function listener(address: string, cookie: string) {
  const heard: Heard = [];
  const headers = { origin: address, cookie };
  const socket = new WebSocket(`${address.replace("http", "ws")}/ws`, { headers } as never);
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
  await new Promise((open) => (socket.onopen = open));
  return { heard, socket };
}

async function house() {
  const app = testApp({}, { PORT: "0", ...oneFile() });
  const server = testServer(app);
  const address = listen(server, app);
  const [writer, colleague, viewer] = [
    await signedIn(app, "recruiter"),
    await signedIn(app, "recruiter"),
    await signedIn(app, "viewer"),
  ];
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const lines = await Promise.all(
    [writer, colleague, viewer].map(({ cookie }) => listener(address, cookie)),
  );
  const quiet = async () => {
    await Bun.sleep(400);
    return lines.map(({ heard }) => heard.splice(0));
  };
  const stop = () => {
    lines.forEach(({ socket }) => socket.close());
    return server.stop(true);
  };
  return { writer, colleague, id, quiet, stop };
}

const about = (heard: Heard | undefined, id: string) =>
  (heard ?? []).filter(({ data }) => JSON.stringify(data).includes(id)).map(({ type }) => type);

test("a record of a private message is named to whoever may read it, and to nobody else", async () => {
  const { writer, id, quiet, stop } = await house();
  const input = {
    ...{ entityType: "candidate", entityId: id, type: "note" },
    ...{ subject: "About pay", content: "Wants more", audience: "own" },
  };
  const own = await (
    await writer.ask("POST", "/api/crm/communications", { body: { ...input, direction: "in" } })
  ).json();
  const [mine, theirs, viewers] = await quiet();
  expect([about(mine, id), about(theirs, id), about(viewers, id)]).toEqual([
    ...[["communications_changed"], [], []],
  ]);
  expect(JSON.stringify(mine)).not.toContain("hearers");
  await communications.share(writer.as, own.id);
  const shared = await quiet();
  expect(shared.map((heard) => about(heard, id))).toEqual(
    Array(3).fill(["communications_changed"]),
  );
  await communications.unshare(writer.as, own.id);
  // Whoever saw it has to see that it is gone; afterwards nothing of it is theirs to hear.
  expect((await quiet()).map((heard) => about(heard, id).length)).toEqual([1, 1, 1]);
  await communications.remove(writer.as, own.id);
  expect((await quiet()).map((heard) => about(heard, id).length)).toEqual([1, 0, 0]);
  await stop();
});

test("that somebody was named in a note is told to them alone", async () => {
  const { writer, colleague, id, quiet, stop } = await house();
  const text = `Ask ${mentionOf(colleague.user.id)}`;
  await notes.add(writer.as, { kind: "candidate", recordId: id, text });
  const heard = await quiet();
  const named = heard.map((all) => all.filter(({ type }) => type === "mention_made").length);
  expect(named).toEqual([0, 1, 0]);
  await stop();
});

test("every other news that names a record is of records that every role may read", () => {
  const withRecord = broadcast
    .filter((model) => /"(?:id|ids|recordId|records|noteId|\w+Id|\w+Ids)":/.test(keysOf(model)))
    .map((model): string => model.shape.type.value);
  // A new one is looked at here: who may read what it names, and do its news say so?
  expect(withRecord.toSorted()).toEqual([
    ...["applications_changed", "billing_changed", "campaigns_changed", "candidates_changed"],
    ...[
      "clients_changed",
      "communications_changed",
      "deployments_changed",
      "documents_changed",
      "files_changed",
    ],
    ...["interviews_changed", "invoices_changed", "mention_made", "new_match", "notes_changed"],
    ...["notifications_changed", "owners_changed", "profile_changed", "projects_changed"],
    ...["publications_changed", "rate_cards_changed"],
    ...["records_merged", "recruiter_assigned", "requirements_changed", "starts_changed"],
    ...["tags_changed", "tasks_changed", "timesheet_approvals_changed", "timesheets_changed"],
  ]);
});

const keysOf = ({ shape }: (typeof broadcast)[number]): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(shape.data instanceof z.ZodObject ? shape.data.shape : {}).map((key) => [key, 1]),
    ),
  );

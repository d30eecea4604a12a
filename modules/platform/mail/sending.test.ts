import { afterEach, expect, test } from "bun:test";
import { deliverAll, letterTo, post, useServer, withMail } from "./fixtures";
import { mail } from "./index";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

async function open(manner: Parameters<typeof withMail>[0] = {}) {
  const all = await withMail(manner);
  opened.push(all.server);
  return all;
}

test("a letter goes out once, however often it is handed in, and the log says so", async () => {
  const { app, server, states } = await open();
  const letter = letterTo("femke@bakker.example", { onceKey: "invitation 7" });
  await post(app, letter, { ...letter, id: Bun.randomUUIDv7() });
  await post(app, { ...letter, id: Bun.randomUUIDv7() });
  await deliverAll(app);
  await deliverAll(app);
  expect(server.taken.map(({ to }) => to)).toEqual(["femke@bakker.example"]);
  expect(await states()).toEqual([["sent", null]]);
  const raw = server.taken[0]?.raw ?? "";
  expect(raw).toContain(`Message-ID: <${letter.id}@agency.example>`);
  expect(raw).toContain("From: Coldaisle <desk@agency.example>");
  expect(raw).toContain("Kun je morgen?");
});

test("a letter with an event, a page and a file arrives with all three", async () => {
  const { app, server } = await open();
  const storage = await app.files.keep(Buffer.from("%PDF-1.7"), "pdf");
  const calendar = { method: "REQUEST" as const, content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" };
  const attachments = [{ name: "Plän.pdf", type: "application/pdf", storage }];
  const headers = { "List-Unsubscribe": "<https://agency.example/u/1>" };
  await post(
    app,
    letterTo("femke@bakker.example", { html: "<p>Ja</p>", calendar, attachments, headers }),
  );
  await deliverAll(app);
  const raw = server.taken[0]?.raw ?? "";
  for (const part of ["text/calendar; charset=utf-8; method=REQUEST", "text/html", "JVBERi0xLjc="])
    expect(raw).toContain(part);
  expect(raw).toContain("List-Unsubscribe: <https://agency.example/u/1>");
});

test("a letter whose file is gone is given up, and the next one goes", async () => {
  const { app, server, states } = await open();
  const attachments = [
    { name: "x.pdf", type: "application/pdf", storage: `${"0".repeat(64)}.pdf` },
  ];
  await post(app, letterTo("a@x.example", { attachments }), letterTo("b@x.example"));
  await deliverAll(app);
  expect(server.taken.map(({ to }) => to)).toEqual(["b@x.example"]);
  expect(await states()).toEqual([
    ["failed", "An attachment is no longer stored."],
    ["sent", null],
  ]);
});

test("what a server puts off is tried again, later each time, and given up in the end", async () => {
  const refuseTo = () => ({ code: 451, text: "4.7.1 Try again later" });
  const { app, later, states } = await open({ refuseTo });
  await post(app, letterTo("femke@bakker.example"));
  await deliverAll(app);
  const reason = "The mail server asks to try later: 451 4.7.1 Try again later";
  expect(await states()).toEqual([["queued", reason]]);
  const waits = [1, 5, 15, 60, 180, 360, 720, 1440];
  for (const minutes of waits) {
    later(minutes - 0.5);
    await deliverAll(app);
    expect(await states()).toEqual([["queued", reason]]);
    later(0.5);
    await deliverAll(app);
  }
  expect(await states()).toEqual([["failed", reason]]);
});

test("what a server refuses is not tried again, and the others go on", async () => {
  const refuseTo = (to: string) =>
    to.startsWith("nobody") ? { code: 550, text: "5.1.1 User unknown" } : null;
  const { app, server, later, states } = await open({ refuseTo });
  await post(app, letterTo("nobody@x.example"), letterTo("a@x.example"), letterTo("b@x.example"));
  await deliverAll(app);
  later(6000);
  await deliverAll(app);
  expect(server.taken.map(({ to }) => to)).toEqual(["a@x.example", "b@x.example"]);
  expect((await states())[0]).toEqual([
    "refused",
    "The mail server rejected it: 550 5.1.1 User unknown",
  ]);
});

test("where the server takes nothing from us, every letter waits, and none is used up", async () => {
  const { app, server, later, states } = await open({ user: "desk", password: "a long secret" });
  await useServer(app, server, { user: "desk", secret: "another secret" });
  await post(app, letterTo("a@x.example"), letterTo("b@x.example"));
  later(1);
  await deliverAll(app);
  expect(await states()).toEqual([
    ["queued", null],
    ["queued", null],
  ]);
  const { trouble } = await mail.status(app);
  expect(trouble?.sentence).toBe(
    "The mail server rejected the user or password: 535 5.7.8 no … for desk",
  );
  expect(Date.parse(trouble?.waitUntil ?? "") - app.now().getTime()).toBe(30_000);
  later(0.1);
  await useServer(app, server, { user: "desk", secret: "a long secret" });
  await deliverAll(app);
  expect(server.taken.length).toBe(2);
  expect((await mail.status(app)).trouble).toBeNull();
});

test("a server that nobody reaches is left alone longer each time", async () => {
  const { app, server, later } = await open();
  server.stop();
  await Bun.sleep(20);
  await post(app, letterTo("a@x.example"));
  const waited = async () => {
    const { trouble } = await mail.status(app);
    return Math.round((Date.parse(trouble?.waitUntil ?? "") - app.now().getTime()) / 1000);
  };
  for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
    later(20);
    await deliverAll(app);
    expect(await waited()).toBe(seconds);
  }
  expect((await mail.status(app)).trouble?.sentence).toBe(
    "No mail server at this server and port. Check both.",
  );
});

test("a conversation that ends after the letter leaves a message unsure and repeats an invitation", async () => {
  const lost = { once: new Set<string>() };
  const hangUp = (to: string) => !lost.once.has(to) && Boolean(lost.once.add(to));
  const { app, server, later, states } = await open({ hangUp });
  const invitation = letterTo("b@x.example", { purpose: "invitation" });
  await post(
    app,
    letterTo("a@x.example"),
    invitation,
    letterTo("c@x.example", { purpose: "campaign" }),
  );
  await deliverAll(app);
  later(2);
  await deliverAll(app);
  expect(server.taken.map(({ to }) => to)).toEqual(["b@x.example"]);
  expect(server.taken[0]?.raw).toContain(`<${invitation.id}@agency.example>`);
  expect((await states()).map(([state]) => state)).toEqual(["unsure", "sent", "unsure"]);
});

test("no more letters go out in an hour than the service lets through", async () => {
  const { app, server, later } = await open();
  await useServer(app, server, { perHour: 3 });
  await post(app, ...Array.from({ length: 5 }, (_, n) => letterTo(`p${n}@x.example`)));
  await deliverAll(app);
  expect(server.taken.length).toBe(3);
  later(61);
  await deliverAll(app);
  expect(server.taken.length).toBe(5);
});

test("a campaign lets everybody else go before it, and leaves them room in every hour", async () => {
  const { app, server, later } = await open();
  await useServer(app, server, { perHour: 10 });
  const campaign = Array.from({ length: 20 }, (_, n) =>
    letterTo(`p${n}@x.example`, { purpose: "campaign" }),
  );
  await post(app, ...campaign);
  later(1);
  await post(app, letterTo("first@x.example", { purpose: "invitation" }));
  await deliverAll(app);
  expect(server.taken[0]?.to).toBe("first@x.example");
  expect(server.taken.length).toBe(8);
  await post(app, letterTo("second@x.example"), letterTo("third@x.example"));
  await deliverAll(app);
  expect(server.taken.slice(8).map(({ to }) => to)).toEqual([
    "second@x.example",
    "third@x.example",
  ]);
  later(61);
  await deliverAll(app);
  expect(server.taken.length).toBe(18);
});

test("beside a server letters go out by themselves, and stopping lets the one under way be settled", async () => {
  const { app, server, states } = await open();
  const steady = mail.startMailDelivery(app);
  await post(app, letterTo("a@x.example"));
  while (server.taken.length === 0) await Bun.sleep(20);
  await steady.stop();
  expect(await states()).toEqual([["sent", null]]);
});

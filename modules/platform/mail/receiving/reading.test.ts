import { expect, test } from "bun:test";
import fc from "fast-check";
import { bounceOf, filePart, inParts, raw } from "./fixtures";
import { textOfMarkup } from "./markup";
import { readMail } from ".";
import { type Message, readMessage } from "./reading";

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Message> {
  const reading = await readMessage(bytes);
  if ("refusal" in reading) throw new Error(reading.refusal);
  return reading.message;
}

test("a message is read with whom, what, when and what it answers", async () => {
  const ids = { "Message-ID": "<a@people.example>", "In-Reply-To": "<b@agency.example>" };
  const message = await read(
    raw({ ...ids, References: "<z@x.example> <b@agency.example>" }, "Hi\n\nMila"),
  );
  expect(message).toMatchObject({
    from: { name: "Mila Testman", address: "mila@people.example" },
    ...{ subject: "About the shift", date: "2025-12-31T08:30:00.000Z", text: "Hi\n\nMila" },
    ...{ messageId: "<a@people.example>", inReplyTo: "<b@agency.example>", isAutomatic: false },
    references: ["<z@x.example>", "<b@agency.example>"],
  });
});

test.each([
  ["Latin-1", { "Content-Type": "text/plain; charset=iso-8859-1" }, "Gr=FC=DFe"],
  ["UTF-8", { "Content-Type": "text/plain; charset=utf-8" }, "Gr=C3=BC=C3=9Fe"],
])("words in %s are read as they were written", async (_, heads, body) => {
  const encoding = { "Content-Transfer-Encoding": "quoted-printable" };
  expect((await read(raw({ ...heads, ...encoding }, body))).text).toBe("Grüße");
});

test.each(["utf-7", "no-such-charset", "x".repeat(5000)])(
  "a charset that nobody knows (%#) costs at most some letters",
  async (charset) => {
    const message = await read(raw({ "Content-Type": `text/plain; charset=${charset}` }, "Words"));
    expect(message.text).toBe("Words");
  },
);

test("a page becomes words: nothing is loaded, nothing runs, and a link says where it leads", async () => {
  const page = `<html><head><style>p{}</style><title>no</title></head><body><p>Dear &euml;</p>
    <script>alert(1)</script><img src="https://spy.example/pixel.gif" onerror=alert(1)>
    <p>See <a href="https://evil.example/login">https://bank.example</a> or <a href="javascript:x">this</a></p>
    <!-- hidden --><div>1 &lt; 2 &#128512;</div></body></html>`;
  const { text } = await read(raw({ "Content-Type": "text/html; charset=utf-8" }, page));
  expect(text).toContain("Dear ë");
  expect(text).toContain("https://bank.example (https://evil.example/login)");
  expect(text).toContain("1 < 2 😀");
  expect(text).not.toMatch(/spy|alert|hidden|javascript|p\{\}/);
});

test.each([
  ["tags that never end", "<a href='".repeat(120_000)],
  ["signs that begin no tag", "<".repeat(300_000)],
  ["scripts that never end", "<script>".repeat(120_000)],
  ["comments that never end", "<!--".repeat(200_000)],
])("a broken page of %s is read in one pass", (_, page) => {
  const before = process.cpuUsage();
  textOfMarkup(page);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500);
});

test("no head of a message can begin another line", async () => {
  const subject = "=?utf-8?Q?Hello=0D=0ABcc:_all@people.example?=";
  const message = await read(raw({ Subject: subject }, "Words"));
  expect(message.subject).toBe("Hello Bcc: all@people.example");
});

test("a name that turns the reading direction is read as it is written", async () => {
  const name = "cv\u202efdp.exe";
  const encoded = `=?utf-8?B?${Buffer.from(name).toString("base64")}?=`;
  const message = await read(inParts({}, "mixed", ["\nSee here", filePart(encoded, "x")]));
  expect(message.attachments[0]?.name).toBe("cvfdp.exe");
});

test("files come along with their bytes, twenty at most, and the others are counted", async () => {
  const parts = Array.from({ length: 23 }, (_, n) => filePart(`${n}.pdf`, `content ${n}`));
  const message = await read(inParts({}, "mixed", ["\nSee here", ...parts]));
  expect([message.attachments.length, message.leftOut]).toEqual([20, 3]);
  expect(new TextDecoder().decode(message.attachments[1]?.bytes)).toBe("content 1");
});

test("a message of thousands of parts is refused before it is taken apart", async () => {
  const parts = Array.from({ length: 5000 }, () => "\nx");
  expect(await readMessage(inParts({}, "mixed", parts))).toEqual({ refusal: "too-many-parts" });
});

test("parts within parts within parts are refused", async () => {
  let body = "--b0\n\nwords";
  for (let n = 0; n < 40; n += 1)
    body = `--b${n + 1}\nContent-Type: multipart/mixed; boundary=b${n}\n\n${body}`;
  const message = raw({ "Content-Type": "multipart/mixed; boundary=b40" }, body);
  expect(await readMessage(message)).toEqual({ refusal: "too-deep" });
});

test("heads without end are refused", async () => {
  const reading = await readMessage(raw({ "X-Long": "x ".repeat(200_000) }, "Words"));
  expect(reading).toEqual({ refusal: "damaged" });
});

test("more than 25 MiB are not read", async () => {
  const bytes = new Uint8Array(25 * 1024 * 1024 + 1);
  expect(await readMail(bytes)).toEqual({ refusal: "too-large" });
});

test("what is no message at all has no words, and nothing breaks", async () => {
  const noise = crypto.getRandomValues(new Uint8Array(20_000));
  const reading = await readMail(noise);
  expect("message" in reading ? reading.message.from : "none").toBeOneOf([null, "none"]);
});

test.each([
  [{ "Auto-Submitted": "auto-replied" }, true],
  [{ "Auto-Submitted": "no" }, false],
  [{ Precedence: "bulk" }, true],
  [{ "X-Autoreply": "yes" }, true],
  [{}, false],
])("a machine that answers for somebody is told apart: %j", async (heads, isAutomatic) => {
  expect((await read(raw(heads, "I am away"))).isAutomatic).toBe(isAutomatic);
});

test("a report of what could not be delivered says which letter, to whom and why", async () => {
  const { report } = await read(bounceOf("<one@agency.example>"));
  expect(report).toEqual({
    messageId: "<one@agency.example>",
    recipients: [
      {
        ...{ address: "mila@people.example", action: "failed", status: "5.1.1" },
        answer: "550 5.1.1 no such person here",
      },
    ],
  });
});

test("a message that somebody passed on is read with it", async () => {
  const inner = new TextDecoder().decode(raw({ Subject: "Inner" }, "The inner words"));
  const passedOn = `Content-Type: message/rfc822\n\n${inner}`;
  const message = await read(inParts({}, "mixed", ["\nSee below", passedOn]));
  expect(message.text).toContain("See below");
  expect(message.text).toContain("> Inner");
  expect(message.text).toContain("The inner words");
});

test("a message is read by the worker as well", async () => {
  expect(await readMail(raw({}, "Words"))).toMatchObject({ message: { text: "Words" } });
});

const heads = fc.constantFrom(
  ...["From", "To", "Subject", "Date", "Message-ID", "In-Reply-To", "References", "Content-Type"],
  ...["Content-Transfer-Encoding", "Content-Disposition", "MIME-Version", "Auto-Submitted"],
);
const values = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(
    ...["multipart/mixed; boundary=cut", "multipart/report; boundary=cut", "message/rfc822"],
    ...["text/html; charset=utf-16", "message/delivery-status", "base64", "quoted-printable"],
    ...[
      "=?utf-8?B?gICA?=",
      "=?x?Q?=0D=0ABcc:?=",
      '"a" <a@b.example>, c:d@e.example;',
      "attachment",
    ],
  ),
);
const lines = fc.array(
  fc.oneof(
    fc.tuple(heads, values).map(([head, value]) => `${head}: ${value}`),
    fc.constantFrom("", "--cut", "--cut--", "<p><a href='x", "&#x110000;", "Action: failed"),
    fc.string({ maxLength: 80 }),
  ),
  { maxLength: 60 },
);

test("whatever comes in is read as plain words within limits, or refused", async () => {
  await fc.assert(
    fc.asyncProperty(lines, async (written) => {
      const reading = await readMessage(new Uint8Array(Buffer.from(written.join("\r\n"))));
      if ("refusal" in reading) return;
      const { subject, text, from, to, messageId, references, attachments } = reading.message;
      const ids = [messageId ?? "", ...references];
      const shown = [
        subject,
        from?.name ?? "",
        ...to.flatMap((it) => [it.name, it.address]),
        ...ids,
      ];
      expect(shown.filter((it) => /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(it))).toEqual([]);
      expect(/[^\P{Cc}\n\t]/u.test(text) || !text.isWellFormed()).toBe(false);
      expect(attachments.length).toBeLessThanOrEqual(20);
    }),
    { numRuns: 400 },
  );
});

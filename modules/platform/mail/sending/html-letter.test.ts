import { expect, test } from "bun:test";
import PostalMime from "postal-mime";
import { branding, NewLogo } from "@/modules/platform/branding";
import { png } from "@/modules/records/files/fixtures";
import { deliverAll, letterTo, post, withMail } from "../fixtures";

test("a letter of the house wears logo and colour beside its plain text, a person's own does not", async () => {
  const { app, server } = await withMail();
  const logo = new File([png()], "logo.png");
  await branding.uploadLogo(app, NewLogo.parse({ logo }));
  const text = "See <b>this</b>:\nhttps://agency.example/me/1?a=1&b=2";
  await post(app, letterTo("femke@bakker.example", { purpose: "notice", text }));
  await post(app, letterTo("bo@bakker.example", { purpose: "message", text }));
  await deliverAll(app);
  const raw = (to: string) => server.taken.find((it) => it.to === to)?.raw ?? "";
  const worn = raw("femke@bakker.example").replaceAll("=\r\n", "");
  expect(worn).toContain(
    'See &lt;b&gt;this&lt;/b&gt;:<br><a href=3D"https://agency.example/me/1?a=3D1&amp;b=3D2"',
  );
  expect(worn).toContain("Content-Id: <logo>".replace("Id", "ID"));
  expect(worn).toContain("text/plain");
  expect(raw("bo@bakker.example")).not.toContain("text/html");
  server.stop();
});

test("a letter with a link to a page of ours has its button, whoever wrote it; a link elsewhere makes none", async () => {
  const { app, server } = await withMail({}, { PUBLIC_URL: "https://agency.example" });
  const text = "Enter your hours here:\n\nLINK";
  const said = (link: string) => text.replace("LINK", link);
  const own = said("https://agency.example/me/1");
  await post(app, letterTo("femke@bakker.example", { purpose: "message", text: own }));
  const foreign = said("https://agency.example.org/me/1");
  await post(app, letterTo("bo@bakker.example", { purpose: "message", text: foreign }));
  await deliverAll(app);
  const raw = (to: string) => server.taken.find((it) => it.to === to)?.raw ?? "";
  const { html = "" } = await PostalMime.parse(raw("femke@bakker.example"));
  expect(html).toMatch(/background[^>]*>Enter your hours here</);
  expect(raw("bo@bakker.example")).not.toContain("text/html");
  server.stop();
});

test.each([
  [
    "Hello Bo,\n\nsomeone asked for a new password. Choose it here:\n\nLINK\n\nOnce.",
    "Choose it here",
  ],
  ["Hallo Bo,\n\nKies hier je naam en wachtwoord:\n\nLINK", "Kies hier je naam en wachtwoord"],
  [
    "Guten Tag,\n\nbitte bestätigen Sie Ihre Bewerbung:\n\nLINK",
    "Bitte bestätigen Sie Ihre Bewerbung",
  ],
])(
  "what a letter asks for is a button, and its plain text stays as it is",
  async (words, label) => {
    const { app, server } = await withMail();
    const link = "https://agency.example/in/1?a=1&b=2";
    const text = words.replace("LINK", link);
    await post(app, letterTo("bo@bakker.example", { purpose: "access", text }));
    await deliverAll(app);
    const raw = server.taken.at(-1)?.raw ?? "";
    const { html = "", text: plain } = await PostalMime.parse(raw);
    const buttons = [...html.matchAll(/<a href="([^"]+)"[^>]*background[^>]*>([^<]+)</g)];
    expect(buttons.map(([, href, said]) => [href, said])).toEqual([[Bun.escapeHTML(link), label]]);
    expect(html.split(label)).toHaveLength(2);
    expect(plain?.trim()).toBe(text.trim());
    server.stop();
  },
);

import { expect, test } from "bun:test";
import { request } from "@/modules/testing";
import { letterTexts, person, press, published, sendForm } from "./fixtures";

test("whoever has confirmed is thanked once, with a link that opens their own page and nothing before", async () => {
  const stage = await published();
  const { app } = stage;
  await sendForm(stage, person, { lang: "nl" });
  const [{ link } = { link: "" }] = await letterTexts(app);
  await Promise.all([press(app, link), press(app, link)]);
  await press(app, link);
  const [, thanks, ...more] = await letterTexts(app);
  expect(more).toEqual([]);
  expect(thanks).toMatchObject({
    to: "sanne@people.example",
    subject: "Wij hebben je sollicitatie ontvangen: Shift Engineer",
  });
  expect(thanks?.link).toStartWith("/me/");
  const page = await (await request(app, "GET", thanks?.link ?? "")).text();
  expect(page).toContain("Sanne de Wit");
  expect(page).toContain('<html lang="nl"');
});

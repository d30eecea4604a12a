import { expect, test } from "bun:test";
import { readPage } from "../registry";
import { asked, page } from "../testing";

const offer = (land: string | undefined, ort: string) => ({
  referenznummer: `10000-${ort}`,
  stellenangebotsTitel: "Elektroniker",
  firma: "Probe GmbH",
  stellenlokationen: [{ adresse: { ort, land } }],
});

test("an offer abroad lies in its own country and is marked, whatever letters its name is written in", () => {
  const offers = [
    offer("DEUTSCHLAND", "Kehl"),
    offer(undefined, "Bonn"),
    offer("DAENEMARK", "Tondern"),
    offer("VEREINIGTES_KOENIGREICH", "Slough"),
    offer("OESTERREICH", "Linz"),
    offer("BELGIEN", "Eupen"),
  ];
  const body = JSON.stringify({ maxErgebnisse: offers.length, ergebnisliste: offers });
  const task = asked("arbeitsagentur", { context: { country: "DE" } });
  const { listing } = readPage(page(body), task);
  expect(listing?.ads.map(({ places, section }) => [places[0]?.country, section])).toEqual([
    ["DE", "main"],
    ["DE", "main"],
    ["DK", "abroad"],
    ["GB", "abroad"],
    ["AT", "abroad"],
    ["BE", "abroad"],
  ]);
});

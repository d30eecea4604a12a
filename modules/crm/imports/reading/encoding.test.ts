import { expect, test } from "bun:test";
import { decodeText, encodingOf } from "./encoding";

const ascii = (text: string) => [...text].map((it) => it.charCodeAt(0));
const bytes = (text: string, odd: Record<string, number>) =>
  Uint8Array.from([...text].flatMap((it) => odd[it] ?? ascii(it)));

const polish = { Ł: 0xa3, ł: 0xb3, Ż: 0xaf, ź: 0x9f, ó: 0xf3, ę: 0xea, ś: 0x9c, ą: 0xb9 };
const czech = { ř: 0xf8, í: 0xed, á: 0xe1, ě: 0xec, ů: 0xf9, č: 0xe8, ž: 0x9e };
const mac = { ö: 0x9a, Å: 0x81, å: 0x8c, Ö: 0x85, ä: 0x8a };

test.each([
  ["windows-1250", "Imię;Nazwisko\r\nŁukasz;Żak\r\nŁódź;Elektryk", polish],
  ["windows-1250", "Jiří;Dvořák\r\nTomáš".replace("š", "s"), czech],
  ["macintosh", "Förnamn;Ort\r\nÅsa;Umeå\r\nÖberg;Sjöström", mac],
  ["windows-1252", "Jörg;Weiß\r\nMüller;Köln", { ö: 0xf6, ß: 0xdf, ü: 0xfc }],
  ["windows-1252", "René;Lefèvre\r\nFrançois", { é: 0xe9, è: 0xe8, ç: 0xe7 }],
  ["windows-1252", "Søren;Nørgård\r\nÆbelø", { ø: 0xf8, å: 0xe5, Æ: 0xc6 }],
  ["windows-1252", "Müller;René\r\nNuñez;Küçük", { ü: 0xfc, é: 0xe9, ñ: 0xf1, ç: 0xe7 }],
  ["windows-1252", "Jan;€ 58,75\r\nPiet;€ 62,50", { "€": 0x80 }],
  ["windows-1252", "Jörg;45,50 €\r\nEva – Müller", { ö: 0xf6, ü: 0xfc, "€": 0x80, "–": 0x96 }],
] as const)("%s is known by the letters of %p", (encoding, text, odd) => {
  const file = bytes(text, odd);
  expect(encodingOf(file)).toBe(encoding);
  expect(decodeText(file, encoding)).toBe(text);
});

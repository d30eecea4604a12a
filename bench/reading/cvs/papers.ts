import { archive } from "@/modules/records/files/fixtures";
import { name as wholeName, papers, spoken } from "./parts";
import { type Person, spanOf } from "./people";

const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const paragraph = (text: string) =>
  `<w:p><w:r><w:t xml:space="preserve">${xml(text)}</w:t></w:r></w:p>`;
const cell = (texts: string[]) => `<w:tc>${texts.map(paragraph).join("")}</w:tc>`;
const row = (...cells: string[][]) => `<w:tr>${cells.map(cell).join("")}</w:tr>`;
const types = '<?xml version="1.0"?><Types><Default Extension="xml"/></Types>';

const word = (body: string, header = "") =>
  archive([
    { name: "[Content_Types].xml", content: types },
    {
      name: "word/document.xml",
      content: `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`,
    },
    ...(header
      ? [{ name: "word/header1.xml", content: `<?xml version="1.0"?><w:hdr>${header}</w:hdr>` }]
      : []),
  ]);

const life = (person: Person) => [
  person.words.headings.work,
  ...person.employments.flatMap((it) => [
    `${spanOf(person, it, "words")}\t${it.employer}`,
    it.title,
    "UPS, chillers, BMS",
  ]),
  person.words.headings.education,
  person.words.school,
  person.words.headings.languages,
  ...spoken(person),
  person.words.headings.certificates,
  ...papers(person),
];

/** Who they are in the header of the page, the rest below it. */
export const wordHeader = (person: Person) =>
  word(
    [person.words.headings.profile, person.words.about, ...life(person)].map(paragraph).join(""),
    [wholeName(person), `${person.phone} · ${person.email} · ${person.location}`]
      .map(paragraph)
      .join(""),
  );

/** Who they are in a text box that Word keeps twice, for new and for old readers, behind the first paragraph; jobs in a table. */
export function wordBoxes(person: Person) {
  const box = [wholeName(person), person.headline, person.location, person.phone, person.email]
    .map(paragraph)
    .join("");
  const boxed = `<w:p><w:r><mc:AlternateContent><mc:Choice><wps:txbx><w:txbxContent>${box}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${box}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  const { headings } = person.words;
  const jobs = person.employments.map((it) =>
    row([spanOf(person, it, "digits", " – ")], [it.title, it.employer]),
  );
  return word(
    [
      boxed,
      paragraph(headings.work),
      `<w:tbl>${jobs.join("")}</w:tbl>`,
      ...[
        headings.languages,
        ...spoken(person, " – "),
        headings.certificates,
        ...papers(person),
      ].map(paragraph),
    ].join(""),
  );
}

const sign = (letter: string) => {
  const code = letter.charCodeAt(0);
  if (/[\\{}]/.test(letter)) return `\\${letter}`;
  return code < 128 ? letter : `\\u${code > 32767 ? code - 65536 : code}?`;
};

/** The old format that every writing program still saves, with fonts, colours and a picture's place before the words. */
export function richText(person: Person): Uint8Array<ArrayBuffer> {
  const lines = [
    wholeName(person),
    person.headline,
    `${person.words.code} ${person.location}`,
    person.phone,
    person.email,
    ...life(person),
  ];
  const body = lines
    .map(
      (line) =>
        `\\pard\\plain\\f0\\fs22 ${[...line.replaceAll("\t", "    ")].map(sign).join("")}\\par`,
    )
    .join("\n");
  return new TextEncoder().encode(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Calibri;}}{\\colortbl;\\red0\\green0\\blue0;}{\\*\\generator Writer 7;}{\\info{\\author Office}}\n${body}\n}`,
  );
}

import type { Content } from "pdfmake/interfaces";
import { type Draw, name, papers, spoken } from "./parts";
import { type Person, spanOf } from "./people";

/** Every line is as high as every other, empty ones too: so lines of both columns stand side by side, as cells do. */
const gap = " ";
const bold = (text: string): Content => ({ text, bold: true });
const lines = (...parts: (Content | Content[])[]): { stack: Content[] } => ({
  stack: parts.flat(),
});

const spokenOf = (person: Person): Content[] => [
  bold(person.words.headings.languages),
  ...spoken(person),
];
const papersOf = (person: Person): Content[] => [
  bold(person.words.headings.certificates),
  ...papers(person),
];
const jobsOf = (person: Person): Content[] => [
  bold(person.words.headings.work),
  ...person.employments.flatMap((it): Content[] => [
    bold(it.title),
    it.employer,
    spanOf(person, it, "digits", " – "),
    "- UPS, chillers, BMS",
    gap,
  ]),
];
const contactOf = (person: Person): Content[] => [
  bold(person.words.headings.contact),
  person.location,
  person.phone,
  person.email,
];

/** Two columns of the same width whose lines stand on one grid: a template of a writing program with fixed line height. */
export const gridColumns: Draw = (person) => ({
  content: [
    bold(name(person)),
    person.headline,
    gap,
    {
      columns: [
        lines(contactOf(person), gap, spokenOf(person), gap, papersOf(person)),
        lines(jobsOf(person), bold(person.words.headings.education), person.words.school),
      ],
      columnGap: 30,
    },
  ],
});

/** A narrow column on the right beside the life, on one grid, headings in capitals. */
export const gridSidebar: Draw = (person) => ({
  content: {
    columns: [
      lines(
        { text: name(person).toUpperCase() },
        person.headline,
        gap,
        jobsOf(person),
        bold(person.words.headings.education.toUpperCase()),
        person.words.school,
      ),
      {
        width: 190,
        ...lines(contactOf(person), gap, papersOf(person), gap, spokenOf(person)),
      },
    ],
    columnGap: 24,
  },
});

/** A narrow column on the left that goes on as far as the life beside it, with the profile between. */
export const gridLeft: Draw = (person) => ({
  content: {
    columns: [
      {
        width: 195,
        ...lines(
          contactOf(person),
          gap,
          spokenOf(person),
          gap,
          papersOf(person),
          gap,
          bold(person.words.headings.skills),
          ...["UPS", "Chillers", "BMS", "PLC", "Generators", "Switchgear"],
        ),
      },
      lines(
        bold(name(person)),
        person.headline,
        gap,
        bold(person.words.headings.profile),
        person.words.about,
        gap,
        jobsOf(person),
      ),
    ],
    columnGap: 24,
  },
});

/** A form without lines around its cells: what looks like two columns is read row by row. */
export const gridForm: Draw = (person) => {
  const { labels, headings } = person.words;
  const row = (left: string, ...right: string[]): Content => ({
    columns: [
      { width: 150, text: left },
      { width: "*", stack: right },
    ],
  });
  return {
    content: [
      row(labels.name, name(person)),
      row(labels.place, `${person.words.code} ${person.location}`),
      row(labels.phone, person.phone),
      row(labels.email, person.email),
      gap,
      bold(headings.work),
      ...person.employments.map((it) =>
        row(spanOf(person, it, "digits", " – "), it.title, it.employer),
      ),
      gap,
      bold(headings.languages),
      ...person.languages.map((it) => row(it.name, it.said)),
      gap,
      bold(headings.certificates),
      ...papers(person),
    ],
  };
};

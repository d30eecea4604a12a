import type { Content } from "pdfmake/interfaces";
import { type Draw, duties, heading, job, name, papers, spoken } from "./parts";
import { spanOf } from "./people";

/** Name in the middle, one line with everything about where they are, then one section below the other. */
export const classic: Draw = (person) => ({
  content: [
    { text: name(person), fontSize: 22, alignment: "center" },
    { text: person.headline, alignment: "center" },
    {
      text: `${person.location} | ${person.phone} | ${person.email}`,
      alignment: "center",
      margin: [0, 0, 0, 8],
    },
    heading(person.words.headings.profile),
    person.words.about,
    heading(person.words.headings.work),
    ...job(person, "words"),
    heading(person.words.headings.education),
    person.words.school,
    heading(person.words.headings.languages),
    ...spoken(person),
    heading(person.words.headings.certificates),
    ...papers(person),
  ],
});

/** Names of things on the left, aligned to the right, the things themselves on the right, as the European form has it. */
export const european: Draw = (person) => {
  const row = (left: string, right: Content): Content => ({
    columns: [
      { width: 150, text: left, alignment: "right", fontSize: 9 },
      { width: "*", stack: [right] },
    ],
    columnGap: 16,
    margin: [0, 3, 0, 3],
  });
  const { labels, headings } = person.words;
  return {
    content: [
      { text: "Curriculum Vitae", fontSize: 14, bold: true },
      row(labels.name, { text: name(person), fontSize: 12, bold: true }),
      row(labels.place, `${person.words.street}, ${person.words.code} ${person.location}`),
      row(labels.phone, person.phone),
      row(labels.email, person.email),
      heading(headings.work),
      ...person.employments.map((it) =>
        row(spanOf(person, it, "digits", " – "), {
          stack: [{ text: it.title, bold: true }, it.employer],
        }),
      ),
      heading(headings.education),
      row("2004 – 2008", person.words.school),
      heading(headings.languages),
      ...person.languages.map((it) => row(it.name, it.said)),
      heading(headings.certificates),
      ...papers(person),
    ],
  };
};

/** A table with lines around each cell. */
export const table: Draw = (person) => {
  const { labels, headings } = person.words;
  const rows: [string, Content][] = [
    [labels.name, name(person)],
    [labels.place, `${person.words.code} ${person.location}`],
    [labels.phone, person.phone],
    [labels.email, person.email],
    [headings.languages, spoken(person, " ").join(", ")],
    [headings.certificates, papers(person).join("; ")],
    ...person.employments.map((it): [string, Content] => [
      spanOf(person, it, "digits"),
      `${it.title}, ${it.employer}`,
    ]),
    [headings.education, person.words.school],
  ];
  return {
    content: [
      { text: person.headline, fontSize: 15, margin: [0, 0, 0, 10] },
      { table: { widths: [130, "*"], body: rows } },
    ],
  };
};

/** Dates at the right end of the line, employer above title. */
export const datesRight: Draw = (person) => ({
  content: [
    {
      columns: [
        { text: name(person), fontSize: 24, width: "*" },
        {
          width: 190,
          alignment: "right",
          fontSize: 9,
          stack: [person.email, person.phone, `${person.location}`],
        },
      ],
    },
    heading(person.words.headings.certificates),
    papers(person).join(" · "),
    heading(person.words.headings.work),
    ...person.employments.map((it): Content => ({
      stack: [
        {
          columns: [
            { text: it.employer, bold: true, width: "*" },
            { text: spanOf(person, it, "words"), width: 170, alignment: "right" },
          ],
        },
        it.title,
        { ul: duties(person) },
      ],
    })),
    heading(person.words.headings.languages),
    spoken(person, " (")
      .map((it) => `${it})`)
      .join(", "),
    heading(person.words.headings.education),
    person.words.school,
  ],
});

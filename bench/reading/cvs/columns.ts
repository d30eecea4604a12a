import { type Draw, heading, job, name, papers, spoken } from "./parts";

/** A narrow column on the left with everything short, the life on the right. */
export const leftSidebar: Draw = (person) => ({
  content: {
    columns: [
      {
        width: 150,
        fontSize: 9,
        stack: [
          heading(person.words.headings.contact, { fontSize: 11 }),
          `${person.words.street}`,
          `${person.words.code} ${person.location}`,
          person.phone,
          person.email,
          heading(person.words.headings.languages, { fontSize: 11 }),
          ...spoken(person, " – "),
          heading(person.words.headings.certificates, { fontSize: 11 }),
          ...papers(person),
          heading(person.words.headings.skills, { fontSize: 11 }),
          "UPS",
          "Chillers",
          "BMS",
        ],
      },
      {
        width: "*",
        stack: [
          { text: name(person).toUpperCase(), fontSize: 24 },
          { text: person.headline, fontSize: 13 },
          heading(person.words.headings.profile),
          person.words.about,
          heading(person.words.headings.work),
          ...job(person, "digits"),
          heading(person.words.headings.education),
          person.words.school,
        ],
      },
    ],
    columnGap: 24,
  },
});

/** The same the other way round, the name above both. */
export const rightSidebar: Draw = (person) => ({
  content: [
    { text: name(person), fontSize: 26, bold: true },
    { text: person.headline, fontSize: 12, margin: [0, 0, 0, 14] },
    {
      columns: [
        {
          width: "*",
          stack: [
            heading(person.words.headings.work, { margin: [0, 0, 0, 3] }),
            ...job(person, "years"),
            heading(person.words.headings.education),
            person.words.school,
          ],
        },
        {
          width: 160,
          fontSize: 9,
          stack: [
            heading(person.words.headings.contact, { margin: [0, 0, 0, 3] }),
            person.email,
            person.phone,
            person.location,
            heading(person.words.headings.certificates),
            { ul: papers(person) },
            heading(person.words.headings.languages),
            { ul: spoken(person, " (").map((it) => `${it})`) },
          ],
        },
      ],
      columnGap: 20,
    },
  ],
});

/** Two columns of the same width below a line with the address. */
export const twoColumns: Draw = (person) => ({
  content: [
    {
      columns: [
        { text: name(person), fontSize: 20, bold: true },
        { alignment: "right", fontSize: 9, stack: [person.location, person.phone, person.email] },
      ],
    },
    { canvas: [{ type: "line", x1: 0, y1: 4, x2: 515, y2: 4 }], margin: [0, 0, 0, 12] },
    {
      columns: [
        [
          heading(person.words.headings.profile),
          person.words.about,
          heading(person.words.headings.languages),
          ...spoken(person),
          heading(person.words.headings.certificates),
          ...papers(person),
        ],
        [heading(person.words.headings.work), ...job(person, "digits")],
      ],
      columnGap: 30,
    },
  ],
});

import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { paperLine, type Person, spanOf, type Style } from "./people";

export type Draw = (person: Person) => Partial<TDocumentDefinitions> & { content: Content };

export const name = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
export const heading = (text: string, more: object = {}): Content => ({
  text,
  fontSize: 13,
  bold: true,
  margin: [0, 10, 0, 3],
  ...more,
});
export const duties = (person: Person) =>
  ["UPS", "chillers", "BMS"].map((it) => `${person.words.headings.skills}: ${it} 24/7`);

export const job = (person: Person, style: Style) =>
  person.employments.map((it): Content => ({
    stack: [
      { text: it.title, bold: true, margin: [0, 4, 0, 0] },
      { text: `${it.employer}, ${spanOf(person, it, style, " – ")}`, italics: false },
      { ul: duties(person).slice(0, 2) },
    ],
  }));
export const spoken = (person: Person, part = ": ") =>
  person.languages.map((it) => `${it.name}${part}${it.said}`);
export const papers = (person: Person) => person.certificates.map((it) => paperLine(person, it));

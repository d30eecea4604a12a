import { create } from "@/modules/staffing/documents/printing/pdf";
import { drawn, linkedin, onGrid } from "./layouts";
import { richText, wordBoxes, wordHeader } from "./papers";
import { type Person, personOf, tongues } from "./people";

export type Cv = {
  layout: string;
  person: Person;
  format: "pdf" | "docx" | "rtf";
  bytes: Uint8Array;
};

const pdf = async (draw: (typeof drawn)[string], person: Person) =>
  new Uint8Array(await create({ ...draw(person), defaultStyle: { font: "Roboto", fontSize: 10 } }));

const written = { wordHeader, wordBoxes, richText };

/** Layouts on which rules may be tried; the others are looked at in the end. */
export const known = ["classic", "rightSidebar", "european", "datesRight", "wordBoxes"];

/** Sixty CVs: ten layouts, each in six of ten languages. */
export async function builtCvs(): Promise<Cv[]> {
  const layouts = [...Object.keys(drawn), ...Object.keys(written)];
  const cvs: Cv[] = [];
  for (const [at, layout] of layouts.entries()) {
    for (let n = 0; n < 6; n += 1) {
      const person = personOf(
        tongues[(at * 3 + n * 2 + (at > 4 ? n % 2 : 0)) % 10] ?? "en",
        (at + n) % 6,
      );
      const draw = drawn[layout];
      if (draw) cvs.push({ layout, person, format: "pdf", bytes: await pdf(draw, person) });
      else {
        const bytes = written[layout as keyof typeof written](person);
        cvs.push({ layout, person, format: layout === "richText" ? "rtf" : "docx", bytes });
      }
    }
  }
  return cvs;
}

/** Ten more, as LinkedIn prints them. */
export const profileCvs = (): Promise<Cv[]> =>
  Promise.all(
    tongues.map(async (tongue, n) => {
      const person = personOf(tongue, n % 6);
      return {
        layout: "linkedin",
        person,
        format: "pdf" as const,
        bytes: await pdf(linkedin, person),
      };
    }),
  );

/** Twenty more whose columns stand on one grid: four layouts, each in five of the ten languages. */
export const gridCvs = (): Promise<Cv[]> =>
  Promise.all(
    Object.entries(onGrid).flatMap(([layout, draw], at) =>
      tongues
        .filter((_, n) => n % 2 === at % 2)
        .map(async (tongue, n) => {
          const person = personOf(tongue, (at + n) % 6);
          return { layout, person, format: "pdf" as const, bytes: await pdf(draw, person) };
        }),
    ),
  );

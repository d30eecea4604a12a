import extendedBold from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-700-normal.woff" with { type: "file" };
import extended from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff" with { type: "file" };
import bold from "@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff" with { type: "file" };
import regular from "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff" with { type: "file" };
import otherBold from "pdfmake/fonts/Roboto/Roboto-Medium.ttf" with { type: "file" };
import other from "pdfmake/fonts/Roboto/Roboto-Regular.ttf" with { type: "file" };

/** The brand font in two weights, and a second one for scripts it lacks: Greek and Cyrillic. */
export const face = "Instrument Sans";
export const faces = {
  [face]: { normal: regular, bold },
  "Instrument Sans Extended": { normal: extended, bold: extendedBold },
  Roboto: { normal: other, bold: otherBold },
};
export type Face = keyof typeof faces;
export const fontFiles = Object.values(faces).flatMap((it) => Object.values(it));

/** The letters that the files of the face have. */
const own =
  /[\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u0102\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2191\u2193\u2212\n\r\t]/;
const further =
  /[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0130\u0132\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u0237\u02c7\u02dd\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/;

const faceOf = (letter: string): Face => {
  if (own.test(letter)) return face;
  return further.test(letter) ? "Instrument Sans Extended" : "Roboto";
};

/** A text in pieces, each in the face that has its letters. */
export function piecesOf(text: string): { text: string; font: Face }[] {
  const pieces: { text: string; font: Face }[] = [];
  for (const letter of text.normalize("NFC")) {
    const font = faceOf(letter);
    const last = pieces.at(-1);
    if (last?.font === font) last.text += letter;
    else pieces.push({ text: letter, font });
  }
  return pieces;
}

/** Text in an SVG uses one font throughout, because runs in different fonts would drift apart. */
export const lettered = (svg: string): string =>
  svg.replaceAll(/<text ([^>]*)>([^<>]+)<\/text>/g, (_, style: string, text: string) => {
    const isOwn = piecesOf(text).every(({ font }) => font === face);
    return `<text ${style} font-family="${isOwn ? face : "Roboto"}">${text}</text>`;
  });

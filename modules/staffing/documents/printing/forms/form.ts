import type { Content, ContentColumns, TDocumentDefinitions } from "pdfmake/interfaces";
import { create, tagged, words } from "../pdf";
import { documentTag, type Tag, tagIn } from "../tagging";
import type { Form, FormPart, FormTable } from "./form-model";

const greys = { ink: "#1f2937", soft: "#5b6675", line: "#d5dbe3" };

/** The form as a PDF, tagged so that it can be read aloud. */
export const formOf = (form: Form): Promise<Uint8Array> => create(definitionOf(form));

function definitionOf(form: Form): TDocumentDefinitions {
  const { title, author, language, footer } = form;
  const root = documentTag();
  return {
    info: { title, author },
    language,
    pageMargins: [56, 56, 56, 64],
    defaultStyle: { fontSize: 9.5, lineHeight: 1.25, color: greys.ink },
    content: [
      ...headOf(form, root),
      ...form.notes.map((text) => said(text, root, { margin: [0, 0, 0, 6] })),
      tableOf(form.table, root),
      sumsOf(form, root),
      paymentOf(form, root),
      ...annexOf(form, root),
    ],
    footer: (at, pages) =>
      words(`${footer}    ${at} / ${pages}`, null, {
        alignment: "right",
        fontSize: 8,
        color: greys.soft,
        margin: [56, 20, 56, 0],
      }),
  };
}

type Style = Parameters<typeof words>[2];
const said = (text: string, root: Tag, style: Style = {}) => words(text, tagIn(root, "P"), style);

function headOf({ title, brand, sender, recipient, facts }: Form, root: Tag): Content[] {
  const mark: Content[] = brand.logo
    ? [tagged(logoOf(brand.logo.bytes), tagIn(root, "Figure", { alt: brand.name }))]
    : [];
  const heading = words(title, tagIn(root, "H1"), { fontSize: 19, bold: true, color: brand.ink });
  return [
    {
      columns: [
        { width: "*", stack: mark },
        { width: "auto", stack: sender.map((text) => said(text, root, { fontSize: 8.5 })) },
      ],
    },
    { stack: recipient.map((text) => said(text, root)), margin: [0, 24, 0, 24] },
    { ...heading, margin: [0, 0, 0, 8] },
    { stack: facts.map(([name, value]) => pairOf(name, value, root)), margin: [0, 0, 0, 14] },
  ];
}

const logoOf = (bytes: Uint8Array) => ({
  image: `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`,
  fit: [180, 44] as [number, number],
});

const pairOf = (name: string, value: string, root: Tag): ContentColumns => ({
  columns: [
    { width: 110, ...said(name, root, { color: greys.soft }) },
    { width: "*", ...said(value, root) },
  ],
});

/** A head that comes again on each page it runs on to. */
function tableOf({ head, rows, isRight }: FormTable, root: Tag): Content {
  const table = tagIn(root, "Table");
  const aligned = (at: number) => ({ alignment: isRight[at] ? "right" : "left" }) as const;
  const top = tagIn(table, "TR");
  const first = head.map((text, at) =>
    words(text, tagIn(top, "TH", { scope: "Column" }), {
      ...aligned(at),
      fontSize: 8,
      color: greys.soft,
    }),
  );
  const others = rows.map((row) => {
    const line = tagIn(table, "TR");
    return row.map((text, at) => words(text, tagIn(line, "TD"), { ...aligned(at), fontSize: 9 }));
  });
  const widths = head.map((_, at) => (at === 0 ? "*" : "auto"));
  return {
    table: { headerRows: 1, dontBreakRows: true, widths, body: [first, ...others] },
    layout: lines,
  };
}

const lines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => greys.line,
  paddingLeft: () => 0,
  paddingRight: () => 10,
};

const sumsOf = ({ sums }: Form, root: Tag): Content => ({
  stack: sums.map(([name, value], at) => ({
    columns: [
      { width: "*", text: "" },
      { width: 150, ...said(name, root, { bold: at === sums.length - 1 }) },
      { width: 90, ...said(value, root, { bold: at === sums.length - 1, alignment: "right" }) },
    ],
  })),
  unbreakable: true,
  margin: [0, 10, 10, 18],
});

/** The code is an ornament to who hears it read: the account and the reference stand beside it. */
const paymentOf = ({ payment: { lines: texts, code, caption } }: Form, root: Tag): Content => ({
  columns: [
    { width: "*", stack: texts.map((text) => said(text, root, { margin: [0, 0, 0, 3] })) },
    ...(code
      ? [
          {
            width: 100,
            stack: [
              { qr: code, fit: 90, eccLevel: "M" as const },
              said(caption, root, { fontSize: 7.5, color: greys.soft }),
            ],
          },
        ]
      : []),
  ],
  columnGap: 20,
  unbreakable: true,
});

const annexOf = ({ annex }: Form, root: Tag): Content[] =>
  annex
    ? [
        words(annex.title, tagIn(root, "H2"), {
          fontSize: 13,
          bold: true,
          pageBreak: "before",
          margin: [0, 0, 0, 8],
        }),
        ...annex.parts.flatMap((part) => partOf(part, root)),
      ]
    : [];

/** Its heading stays with what it is about. */
const partOf = ({ heading, note, table }: FormPart, root: Tag): Content[] => [
  ...(heading
    ? [
        {
          ...words(heading, tagIn(root, "H3"), { fontSize: 10.5, bold: true }),
          margin: [0, 16, 0, 4] as [number, number, number, number],
          headlineLevel: 1,
        },
      ]
    : []),
  ...(note ? [said(note, root, { fontSize: 8.5, color: greys.soft, margin: [0, 0, 0, 4] })] : []),
  tableOf(table, root),
];

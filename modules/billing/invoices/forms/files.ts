import type { App } from "@/src/app";

const types = { pdf: "application/pdf", xml: "application/xml" };
export type Form = keyof typeof types;

type Sent = { number: string } & Record<Form, string>;

/** A form of an invoice as it was sent, byte by byte. */
export const fileOf = async (app: App, row: Sent, form: Form) => ({
  name: `${row.number}.${form}`,
  type: types[form],
  bytes: await app.files.read(row[form]),
});

/** The answer that a browser keeps as a file. */
export const sentAs = ({ name, type, bytes }: Awaited<ReturnType<typeof fileOf>>): Response =>
  new Response(Uint8Array.from(bytes), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });

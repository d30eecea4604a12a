import { expect, test } from "bun:test";
import { join } from "node:path";
import { isVatNumber } from "@/modules/billing/vat/service";
import { files, folder, librariesBeside, partOf } from "./libraries";

test("a library beside the program has what is used of it", async () => {
  await librariesBeside();
  const found: Record<string, Record<string, unknown>> = {};
  for (const file of Object.keys(files)) {
    const packed = await Bun.file(join(folder, `${file}.js.zst`)).bytes();
    const program = new Blob([new Uint8Array(Bun.zstdDecompressSync(packed))], {
      type: "text/javascript",
    });
    found[file] = await import(URL.createObjectURL(program));
  }
  const missing = Object.entries(files).flatMap(([file, libraries]) =>
    Object.entries(libraries).flatMap(([library, names]) =>
      names.filter((name) => found[file]?.[partOf(library, name)] === undefined),
    ),
  );
  expect(missing).toEqual([]);

  const mail = found["received-mail"]?.[partOf("postal-mime", "default")] as {
    parse(text: string): Promise<{ subject: string }>;
  };
  const subject = "=?iso-8859-1?Q?K=FChlung?=";
  expect(await mail.parse(`Subject: ${subject}\r\n\r\nHello`)).toMatchObject({
    subject: "Kühlung",
  });

  type Book = Record<string, Record<string, { validate(text: string): { isValid: boolean } }>>;
  const numbers = found["numbers"]?.[partOf("stdnum", "stdnum")] as Book;
  const dutch = "NL004495445B01";
  expect(numbers["NL"]?.["btw"]?.validate(dutch).isValid).toBe(isVatNumber("NL", dutch));
});

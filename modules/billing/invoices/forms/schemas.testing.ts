import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import {
  XmlBufferInputProvider,
  XmlDocument,
  XsdValidator,
  xmlRegisterInputProvider,
} from "libxml2-wasm";
import { readZip, unpacked, zipLimits } from "@/src/zip";
import { once } from "@/src/lazy";

// The XML schemas of OASIS (UBL 2.1) and of UN/CEFACT (CII D16B), as packages of Maven carry them. They see what no
// Schematron looks at: an element in the wrong place, one too many, or one that is missing.

const repository = join(homedir(), ".m2/repository/com/helger");
const kept = ["ubl/ph-ubl21/*/*.jar", "cii/ph-cii-d16b/*/*.jar", "xsd/*/*/*.jar"];
const jars = () => kept.map((it) => [...new Bun.Glob(it).scanSync({ cwd: repository })]);

/** `bun run einvoices` has Maven bring them; tests go without where they are not, and say so. */
export const hasSchemas = (): boolean =>
  existsSync(repository) && jars().every(({ length }) => length > 0);

const documents = {
  Invoice: "/external/schemas/ubl21/maindoc/UBL-Invoice-2.1.xsd",
  CreditNote: "/external/schemas/ubl21/maindoc/UBL-CreditNote-2.1.xsd",
  CrossIndustryInvoice: "/external/schemas/d16b/data/standard/CrossIndustryInvoice_100pD16B.xsd",
} as const;
type Kind = keyof typeof documents;

/** What of `xml` its schema refuses: nothing where it is valid. */
export async function refusedIn(xml: Uint8Array): Promise<string[]> {
  using document = XmlDocument.fromBuffer(xml);
  const kind = document.root.name as Kind;
  const schema = await schemaOf(kind);
  try {
    schema.validate(document);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

const known = new Map<Kind, Promise<XsdValidator>>();
function schemaOf(kind: Kind): Promise<XsdValidator> {
  const schema = known.get(kind) ?? read(kind);
  known.set(kind, schema);
  return schema;
}

async function read(kind: Kind): Promise<XsdValidator> {
  const url = documents[kind];
  const bytes = (await files()).get(url);
  if (!bytes) throw new Error(`No package of Maven holds ${url}.`);
  using document = XmlDocument.fromBuffer(bytes, { url });
  return XsdValidator.fromDoc(document);
}

/** All schemas by name, each import with its place; they are offered to the parser, which asks nobody else. */
const files = once(async () => {
  const all = new Map<string, Uint8Array>();
  for (const jar of jars().flat()) {
    const packed = await Bun.file(join(repository, jar)).bytes();
    for (const file of readZip(packed)?.files ?? [])
      if (file.name.endsWith(".xsd"))
        all.set(`/${file.name}`, unpacked(packed, file, zipLimits.unpackedBytes));
  }
  const placed = new Map([...all].map(([name, bytes]) => [name, withPlaces(bytes, all)]));
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(placed)));
  return placed;
});

/** The packages name what others hold by its namespace alone. */
function withPlaces(bytes: Uint8Array, all: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  const placed = text.replaceAll(
    /(<\w+:import\s+namespace="([^"]+)")\s*\/>/g,
    (whole, begin: string, namespace: string) => {
      const name = placeOf(namespace, all);
      return name ? `${begin} schemaLocation="${name}"/>` : whole;
    },
  );
  return new TextEncoder().encode(placed);
}

function placeOf(namespace: string, all: ReadonlyMap<string, Uint8Array>): string | undefined {
  const wanted = Buffer.from(`targetNamespace="${namespace}"`);
  return [...all].find(([, bytes]) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(wanted),
  )?.[0];
}

import { Failure } from "@/src/errors";

/** Loaded with the taxonomy when somebody first asks, because a server answers long before that. */
const known = async () => (await import("@/modules/knowledge/analysis")).namedCertificates();

export const certificateNames = async () => (await known()).map(({ name }) => name).toSorted();

/** Ads and people name certificates, tables keep their ids; a name that nobody taught us is refused. */
export async function idsOf(names: readonly string[]): Promise<string[]> {
  const ids = await idByName();
  return names.map((name) => ids.get(name) ?? unknown());
}

/** The same for what an ad names, where a name that nobody knows any more simply matches nothing. */
export async function idsKnown(names: readonly string[]): Promise<string[]> {
  const ids = await idByName();
  return names.flatMap((name) => ids.get(name) ?? []);
}

export async function nameOf(): Promise<(id: string) => string> {
  const names = new Map((await known()).map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}

const idByName = async () =>
  new Map((await known()).flatMap(({ id, name }) => [[id, id] as const, [name, id] as const]));

function unknown(): never {
  throw new Failure("invalid", "Choose a certificate from the list.");
}

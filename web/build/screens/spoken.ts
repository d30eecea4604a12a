import { join } from "node:path";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { loadFrame, loadSentences, loadTexts, type Together } from "../../locales";
import { screens } from "../../screens";
import { compileAll, type Messages } from "../intl";
import { beginnings, begins } from "../first/write";
import { textsOf } from "../parts";

/** Where the texts of a page lie, by language. */
export type Spoken = Readonly<Record<Locale, string>>;

/** Views of a list stand beside its title, and speak these. */
const besideLists = "attached" as const;

/** Writes all that a page says in a language as one file: the frame, the server's sentences and its own texts. */
export async function writeTexts(folder: string): Promise<Map<string, Spoken>> {
  const pages = ["auth", ...screens.map(({ page }) => page)];
  const write = async (page: string, name: string, scriptOf: ScriptOf) => {
    const each = locales.map(async (locale) => {
      const script = await scriptOf(await together(page, locale));
      return [locale, await writeOne(folder, `${page}-${locale}`, script)];
    });
    return [name, Object.fromEntries(await Promise.all(each)) as Spoken] as const;
  };
  const begun = write(begins, begunOf(begins), await beginnings());
  return new Map(await Promise.all([...pages.map((page) => write(page, page, asModule)), begun]));
}

/** By what the texts of a page are found that put its screen up as well. */
export const begunOf = (page: string) => `${page}, begun`;

type ScriptOf = (texts: Together) => Promise<string>;

const asModule = async (texts: Together) => `export default ${JSON.stringify(texts)};\n`;

/** All that a page says in a language. */
export async function together(page: string, locale: Locale): Promise<Together> {
  const own = textsOf(page);
  const names = new Set(own.includes("records") ? [...own, besideLists] : own);
  const [frame, sentences, texts] = await Promise.all([
    loadFrame(locale),
    loadSentences(locale),
    loadTexts(locale, names),
  ]);
  // The browser formats what is compiled and has no parser; what the server says is formatted by nobody.
  const messages = compileAll({ frame, texts } as unknown as Messages) as Pick<
    Together,
    "frame" | "texts"
  >;
  return { locale, sentences, ...messages };
}

async function writeOne(folder: string, name: string, script: string): Promise<string> {
  const hash = Bun.hash(script).toString(36).slice(0, 8);
  const address = `/assets/${name}-${hash}.js`;
  await Bun.write(join(folder, address), script);
  return address;
}

import { join } from "node:path";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { loadFrame, loadSentences, loadTexts, type Together } from "../../locales";
import { screens } from "../../screens";
import { compileAll, type Messages } from "../intl";
import { textsOf } from "../parts";

/** Where the texts of a page lie, by language. */
export type Spoken = Readonly<Record<Locale, string>>;

/** Views of a list stand beside its title, and speak these. */
const besideLists = "attached" as const;

/** Writes all that a page says in a language as one file: the frame, the server's sentences and its own texts. */
export async function writeTexts(folder: string): Promise<Map<string, Spoken>> {
  const pages = ["auth", ...screens.map(({ page }) => page)];
  const written = pages.map(async (page) => {
    const each = locales.map(async (locale) => [locale, await writeOne(folder, page, locale)]);
    return [page, Object.fromEntries(await Promise.all(each)) as Spoken] as const;
  });
  return new Map(await Promise.all(written));
}

async function writeOne(folder: string, page: string, locale: Locale): Promise<string> {
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
  const together: Together = { locale, sentences, ...messages };
  const script = `export default ${JSON.stringify(together)};\n`;
  const hash = Bun.hash(script).toString(36).slice(0, 8);
  const address = `/assets/${page}-${locale}-${hash}.js`;
  await Bun.write(join(folder, address), script);
  return address;
}

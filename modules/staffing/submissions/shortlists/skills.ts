import { skillNamed } from "@/modules/knowledge/analysis";
import type { Locale } from "@/modules/platform/accounts";
import names from "./skill-names.json";

const namesIn: Partial<Record<Locale, Record<string, string>>> = names;

/** What a skill is called in the reader's language; brands, and words nobody taught us, stay as they are. */
export function skillIn(locale: Locale, name: string): string {
  const known = skillNamed(name);
  return (known && namesIn[locale]?.[known.id]) ?? name;
}

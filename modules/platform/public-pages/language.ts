import { type Locale, locales } from "@/modules/platform/accounts/rules";

/** The language the address asks for, else the one that is meant for this reader, else the one they chose before, else the first their browser likes and we speak. */
export function languageOf(request: Request, meant?: Locale | null): Locale {
  const asked = new URL(request.url).searchParams.get("lang");
  const chosen = new Bun.CookieMap(request.headers.get("cookie") ?? "").get("locale");
  const liked = (request.headers.get("accept-language") ?? "").toLowerCase().split(",");
  const wishes = [asked, meant, chosen, ...liked.map((one) => one.trim().slice(0, 2))];
  return wishes.flatMap((wish) => locales.find((it) => it === wish) ?? [])[0] ?? "en";
}

export const tongues: Record<Locale, string> = { nl: "Nederlands", en: "English", de: "Deutsch" };

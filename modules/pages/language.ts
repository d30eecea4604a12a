import { type Locale, locales } from "@/modules/users/rules";

/** The language that an address asks for, else the first that the reader's browser likes and we speak. */
export function languageOf(request: Request, asked?: Locale): Locale {
  if (asked) return asked;
  const liked = (request.headers.get("accept-language") ?? "en").toLowerCase().split(",");
  const spoken = liked.flatMap((one) => locales.find((it) => one.trim().startsWith(it)) ?? []);
  return spoken[0] ?? "en";
}

import { isParticle } from "@/modules/platform/texts/rules";

/** `Jansen, Piet` and `Piet van der Berg`. */
export function partsOfName(name: string): { firstName: string; lastName: string } {
  const [last = "", first] = name.split(",").map((part) => part.trim());
  if (first) return { firstName: first, lastName: last };
  const words = name.trim().split(/\s+/);
  const particle = words.findIndex((word, n) => n > 0 && isParticle(word));
  const cut = particle > 0 ? particle : Math.max(1, words.length - 1);
  return { firstName: words.slice(0, cut).join(" "), lastName: words.slice(cut).join(" ") };
}

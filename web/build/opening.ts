import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { frameAsks, screens } from "../screens";
import { type Outputs, partsOf } from "./parts";

type Screen = { page: string; paths: string[]; asks?: readonly string[] };

/** What each screen of a build consists of; the nearest address comes first. */
export function openingOf(outputs: Outputs) {
  const parts = partsOf(outputs);
  const start = parts.shell("en").values().next().value;
  const ofScreen = (isInside: boolean) => (screen: Screen) => ({
    paths: screen.paths,
    isInside,
    files: Object.fromEntries(locales.map((locale) => [locale, filesOf(screen.page, locale)])),
    asks: isInside ? [...frameAsks, ...(screen.asks ?? [])] : [],
  });
  const filesOf = (page: string, locale: Locale) =>
    [...parts.shell(locale), ...parts.sentences(locale), ...parts.screen(page, locale)]
      .filter((path, n, all) => path !== start && all.indexOf(path) === n)
      .map((path) => path.replace(/^\./, ""));
  const nearestFirst = screens.toSorted((a, b) => longest(b) - longest(a));
  return [
    ...nearestFirst.map(ofScreen(true)),
    ofScreen(false)({ page: "auth", paths: ["/", "/auth"] }),
  ];
}

const longest = ({ paths }: Screen) => Math.max(...paths.map((path) => path.length));

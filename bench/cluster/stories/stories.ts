import type { TestCluster } from "../house";
import { recruiting, type Story } from "./recruiting";
import { backupAndBack, importing, scrape } from "./running";
import { openTelling, type Telling } from "./telling";

type Form = Record<string, Story>;

/** The stories of the browser tests, at one server while another is watched. */
export const long: Form = {
  scrape: scrape(),
  "match, pipeline, interview, mail, erasure": recruiting,
  import: importing(500),
  "backup and restore": backupAndBack,
};
/** What the tests play: of each the shortest that still is one. */
export const short: Form = { ...long, scrape: scrape(["linkedin"]), import: importing(5) };

/** How each went: news heard late, and pages of which the two servers said different things. */
export async function told(house: TestCluster, form: Form) {
  const all: ({ story: string } & Telling["told"])[] = [];
  for (const [story, play] of Object.entries(form)) {
    const telling = await openTelling(house);
    try {
      await play(house, telling);
    } finally {
      telling.close();
    }
    all.push({ story, ...telling.told });
  }
  return all;
}

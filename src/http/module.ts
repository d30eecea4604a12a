import { defineModule } from "../module";
import { leaveServers, shareKey } from "../secrets/shared-key";
import { buildWordIndexes } from "../database/index-builds/building";
import { wordIndexTask } from "../database/word-indexes";
import { answersHolder } from "./idempotency/idempotency-keys";

/** What the server itself answers, and keeps of people: the first answers to requests that may be sent again. */
export const manifest = defineModule({
  name: "server",
  heading: { tag: "Health" },
  access: {
    "GET /healthz": { for: "anyone", does: "Check that the server runs" },
    "GET /readyz": { for: "anyone", does: "Check that the server is ready to work" },
    "WS /ws": "viewer",
  },
  holder: answersHolder,
  daily: [wordIndexTask],
  workers: [buildWordIndexes],
  timers: [{ everyMs: 60_000, run: shareKey }],
  stop: leaveServers,
});

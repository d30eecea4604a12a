import type { Figure } from "./figure";
import { keptFigures } from "./kept-figures";

const accounts = "modules/platform/accounts";

/** The goal table for reliability and security, in its order. */
export const figures: Figure[] = [
  ...keptFigures,
  {
    n: 11,
    name: "known holes of other products, each with a test",
    goal: "44 of 44",
    command: "bun bench/reliability/holes.ts",
    says: /^figure: /,
  },
  {
    n: 12,
    name: "ASVS 5.0, levels 1 and 2: requirements with a disposition and a place",
    goal: "all; 217 apply at most",
    command: "bun test --timeout 60000 bench/reliability/asvs.test.ts",
    says: /^figure: /,
  },
  {
    n: 13,
    name: "routes whose callers are tried, each role and none",
    goal: "100 %, 0 wrong",
    command:
      "bun test --timeout 60000 modules/gate.test.ts modules/refusals.test.ts modules/openness.test.ts",
  },
  {
    n: 14,
    name: "questions by chance answered by a fault, or by more than a refusal says",
    goal: "0 in 22,500; 0 in 250,000",
    command: "bun bench/fuzz/run.ts 250000",
    says: /^figure: .*asked/,
  },
  {
    n: 15,
    name: "private addresses reached by the reader of pages",
    goal: "0 of 150, rebinding included",
    command: "bun test --timeout 60000 src/fetch/ssrf.test.ts src/fetch/call-out.test.ts",
    says: /canary connections/,
  },
  {
    n: 16,
    name: "longest wait of others while pages written to hurt are read",
    goal: "50 ms",
    command: "bun run bench lag",
    says: /bombs +ms/,
  },
  {
    n: 17,
    name: "texts that became programs in a browser; violations of the policy",
    goal: "0; 0",
    command: "(cd e2e && bun test --timeout 60000 hostile.test.ts)",
  },
  {
    n: 18,
    name: "cells of exports that a spreadsheet runs; what comes back different",
    goal: "0; 0",
    command:
      "bun test --timeout 60000 modules/crm/imports/round-trip.test.ts modules/crm/imports/reading/hostile.test.ts",
  },
  {
    n: 19,
    name: "sessions and sockets that outlive their end",
    goal: "next request; 1 s",
    command: `bun test --timeout 60000 modules/live.test.ts ${accounts}/sign-in/sessions.test.ts ${accounts}/confirming.test.ts ${accounts}/invitations/access.test.ts`,
  },
  {
    n: 20,
    name: "guesses at one account in a day",
    goal: "500, whatever a header says",
    command: `FOREIGN_TRIES=10000 bun test --timeout 300000 ${accounts}/sign-in/guessing.test.ts ${accounts}/lockout.test.ts ${accounts}/sign-in/second-factor.test.ts`,
    says: /guesses of strangers|lock-outs/,
  },
  {
    n: 21,
    name: "sessions opened with a copy of the database",
    goal: "0",
    command: `bun test --timeout 60000 ${accounts} modules/platform/api-tokens -t "copy of the database|the queue of letters|fingerprint"`,
  },
  {
    n: 22,
    name: "second registrations among 200 at once",
    goal: "0",
    command: `bun test --timeout 60000 ${accounts}/registration.test.ts`,
  },
  {
    n: 23,
    name: "1,000 slow connections of each kind: p99 of others, when they are closed",
    goal: "100 ms; 15 s",
    command: "bun bench/connections/slow.ts 1000",
    says: /^figure: /,
  },
  {
    n: 24,
    name: "10,000 open sockets: opening, memory of each, news to all",
    goal: "5 s; 8 KiB; 500 ms",
    command: "bun bench/connections/sockets.ts 10000",
    says: /^figure: /,
  },
  {
    n: 25,
    name: "requests lost by an orderly stop under load",
    goal: "0, within 10 s",
    command: "bun bench/connections/stop.ts",
    says: /^figure: /,
  },
  {
    n: 26,
    name: "growth of memory in ten minutes of work",
    goal: "0.5 MiB a minute",
    command: "bun bench/connections/soak.ts 10",
    says: /^figure: /,
  },
  {
    n: 27,
    name: "lines of the audit trail for each change; tampering that is found",
    goal: "exactly 1; 100 %",
    command: "bun test --timeout 60000 bench/fuzz modules/platform/audit",
    says: /^figure: .*trail/,
  },
  {
    n: 28,
    name: "articles of the GDPR with a feature and a test",
    goal: "19 of 19",
    command: "bun test --timeout 60000 modules/privacy/legal-documents/articles.test.ts",
  },
  {
    n: 29,
    name: "guards that were switched off and noticed",
    goal: "100 % of at least 20",
    command: "bun run guards",
    says: /^figure: /,
  },
  {
    n: 30,
    name: "advisories of high or critical weight in the locked packages",
    goal: "0",
    command: "bun audit",
    says: /vulnerabilit|error/i,
  },
];

import type { Figure } from "./figure";

/** What is written down, backed up and erased. */
export const keptFigures: Figure[] = [
  {
    n: 1,
    name: "acknowledged writes lost by kill -9",
    goal: "0 in 1,000 rounds, 30,000 writes",
    command: "bun run crash rounds --rounds 1000",
    says: /^figure: .*writes lost/,
  },
  {
    n: 2,
    name: "power-cut states that lose acknowledged writes",
    goal: "0 in 10,000",
    command: "bun run crash power --states 10000",
    says: /^figure: .*states/,
  },
  {
    n: 3,
    name: "damaged databases in all crash tests",
    goal: "0",
    command: "bun run crash rounds --rounds 1000",
    says: /^figure: .*databases damaged/,
  },
  {
    n: 4,
    name: "rows lost by an upgrade that rebuilds a table",
    goal: "0",
    command: "bun test --timeout 60000 src/database/migrations.test.ts",
  },
  {
    n: 5,
    name: "longest wait of a writer during a backup of 100,000 candidates",
    goal: "150 ms",
    command: "bun run bench backups",
    says: /backup +write ms most/,
  },
  {
    n: 6,
    name: "backups read back and brought back; time to be restored",
    goal: "100 %; 10 s at 100,000",
    command: "bun run bench backups",
    says: /backup +(restore s|backup s)/,
  },
  {
    n: 7,
    name: "bit flips in a backup that are found",
    goal: "100 %",
    command: 'bun test --timeout 60000 modules/platform/backups/backups.test.ts -t "T-CORRUPT"',
    says: /flipped bits/,
  },
  {
    n: 8,
    name: "erased people who come back with an old copy",
    goal: "0",
    command:
      "RESTORE_DRILL=50 bun test --timeout 60000 modules/privacy/gdpr/retention/restoring.test.ts modules/platform/backups/restore/restoring.test.ts",
  },
  {
    n: 9,
    name: "bytes of an erased person that are left in any file",
    goal: "0",
    command:
      "bun test --timeout 60000 modules/privacy/gdpr/erasure/erase.test.ts modules/privacy/gdpr/erasure/residue.test.ts",
  },
  {
    n: 10,
    name: "refusals because the database is busy, with server and commands at once",
    goal: "0; p99 25 ms",
    command: "bun run crash writers --records 30000",
    says: /^figure: .*p99/,
  },
];

import { password } from "@/modules/testing";
import { type Case, pick } from "./case";

const post = (path: string, body: object) =>
  ({ path: `/api${path}`, method: "POST", body }) as const;
const subject = (id: string) => ({ entityType: "candidate", entityId: id });
const many = 50;

/** Work on many at once, what the law gives people, and signing in. */
export const rightsCases: Case[] = [
  {
    name: "people: a status for fifty at once",
    ask: (n, { person }) =>
      post("/candidates/statuses", {
        ids: Array.from({ length: many }, (_, at) => pick(person, n * many + at)),
        // The other one each time that the round of people is over.
        status: pick(["passive", "active"], Math.floor((n * many) / person.length)),
      }),
    p95: 50,
  },
  {
    name: "all that is kept of somebody, as a file",
    ask: (n, { person }) => post("/gdpr/data-export", subject(pick(person, n))),
    p95: 50,
  },
  {
    name: "an erasure is asked for, and what it would take",
    ask: (n, { person }) =>
      post("/gdpr/data-deletion", { ...subject(pick(person, n)), reason: "Asked by mail" }),
    p95: 50,
  },
  {
    name: "sign-in",
    ask: (_, { email }) => ({ ...post("/auth/login", { email, password }), pause: 500 }),
    p95: 50,
  },
];

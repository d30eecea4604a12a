import type { z } from "zod";
import { projects, projectsChanged } from "@/modules/staffing/projects";
import { submissions } from "@/modules/staffing/submissions";
import { shortlists } from "@/modules/staffing/submissions/shortlists";
import type { App } from "@/src/app";
import type { Shared, Sharing } from "../questions";
import { auditEntry } from "../save";
import { signed, lineOf } from "./words";
import { type Posted, sendWrites } from "./posting";
import { signatureOf } from "./previewing";

type Given = z.infer<typeof Sharing>;
type Place = { projectId: string; /** Where the link leads to. */ origin: string };

/**
 * Presents several candidates to the client of a project: agreements, submissions, the page with its link and the letter
 * that carries it land in one write, so that a second try never makes a second link beside the first.
 */
export async function shareCandidates(
  app: App,
  { projectId, origin }: Place,
  { candidateIds, confirmedOn, way, letter, ...page }: Given,
): Promise<z.infer<typeof Shared>> {
  await projects.rowOf(app, projectId);
  const wanted = [...new Set(candidateIds)];
  const presented = await submissions.presentedWrites(app, projectId, {
    candidateIds: wanted,
    isNamed: page.isNamed,
    confirmedOn,
    way,
  });
  const { path, writes } = shortlists.shareWrites(app, projectId, {
    ...page,
    candidateIds: wanted,
  });
  const link = new URL(path, origin).href;
  const sent = letter ? await letterWrites(app, { projectId, link, letter }) : none;
  await app.write(
    [...presented, ...writes, ...sent.writes],
    projectsChanged([projectId]),
    ...sent.news,
  );
  return { path, isSent: letter !== null };
}

const none: Posted = { writes: [], news: [] };

type Letter = { projectId: string; link: string; letter: NonNullable<Given["letter"]> };

async function letterWrites(app: App, { projectId, link, letter }: Letter): Promise<Posted> {
  const id = Bun.randomUUIDv7();
  const { writes, news } = await sendWrites(app, {
    id,
    purpose: "message",
    subject: letter.subject,
    onceKey: `message:${id}`,
    record: { kind: "project", id: projectId },
    userId: app.actor.id,
    audience: "own",
    to: { name: lineOf(letter.name), address: letter.to },
    content: signed(`${letter.body}\n\n${link}`, await signatureOf(app)),
  });
  const place = { id, kind: "project" as const, recordId: projectId };
  return { writes: [...writes, auditEntry(app, "sent", place)], news };
}

import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type App, signatureOf } from "@/src/app";
import { must } from "@/src/database";
import { notFound } from "@/src/errors";
import { candidatesChanged } from "../events";
import { told } from "../archiving";
import type { CandidateRecord } from "../model";
import { candidateCertificates as held } from "../schema";
import { find } from "../service";

type Paper = { id: string; certificateId: string };

/** Somebody has seen the paper itself. */
export const verify = (app: App, paper: Paper) => mark(app, paper, true);

/** The undo of `verify`. */
export const doubt = (app: App, paper: Paper) => mark(app, paper, false);

async function mark(
  app: App,
  { id, certificateId }: Paper,
  isSeen: boolean,
): Promise<CandidateRecord> {
  const isThis = and(eq(held.id, certificateId), eq(held.candidateId, id));
  const [paper] = await app.db.select().from(held).where(isThis);
  if (!paper) return notFound("certificate");
  if ((paper.verifiedAt !== null) === isSeen) return find(app, id);

  const seen = { verifiedAt: app.now().toISOString(), verifiedBy: signatureOf(app) };
  const set = isSeen ? seen : { verifiedAt: null, verifiedBy: null };
  const isStill = isSeen ? isNull(held.verifiedAt) : isNotNull(held.verifiedAt);
  const event = isSeen ? "verified" : "doubted";
  await app.write(
    [
      must(app.db.update(held).set(set).where(and(isThis, isStill))),
      told(app, [id], { event, reason: paper.certificate }),
      audit.entry(app, {
        action: `certificate.${event}`,
        entityType: "candidate",
        entityId: id,
        details: { certificate: paper.certificate },
      }),
    ],
    candidatesChanged([id]),
  );
  return find(app, id);
}

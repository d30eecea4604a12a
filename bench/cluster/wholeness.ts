import { added } from "@/modules/crm/candidates/fixtures";
import { gdpr } from "@/modules/privacy/gdpr";
import { signedIn } from "@/modules/testing";
import type { House } from "./house";

/** Erases so many people, and answers what each node then says of its own copy. */
export async function whole({ app, cluster }: House, erasures: number) {
  const { as } = await signedIn(app);
  const mark = `quetzal${Bun.randomUUIDv7().slice(-6)}`;
  for (let n = 0; n < erasures; n += 1) {
    const email = `${mark}.${n}@people.example`;
    const { id } = await added(as, { firstName: "Gone", lastName: "Quetzal", email });
    const asked = { entityType: "candidate" as const, entityId: id, reason: "asked for it" };
    const { erasure } = await gdpr.request(as, asked);
    await gdpr.identify(as, erasure.id, "in-person");
    await gdpr.confirm(as, { id: erasure.id, name: "Gone Quetzal", now: true });
  }
  const nodes = (await app.cluster?.examine()) ?? [];
  const findings = nodes.flatMap((it) => ("findings" in it ? it.findings : ["away"]));
  const copies = await Promise.all(cluster.nodes.map(({ host }) => copyOf(host)));
  return {
    findings,
    lost: nodes.reduce((sum, it) => sum + ("lost" in it ? it.lost : 0), 0),
    left: copies.filter((bytes) => bytes.includes(mark)).length,
  };
}

/** Without asking the leader: each node's own file. */
async function copyOf(host: string): Promise<Buffer> {
  const answer = await fetch(`http://${host}/db/backup?noleader`);
  return Buffer.from(await answer.arrayBuffer());
}

import { added } from "@/modules/crm/candidates/fixtures";
import { files, NewFile } from "@/modules/records/files";
import { gdpr } from "@/modules/privacy/gdpr";
import { signedIn } from "@/modules/testing";
import type { TestCluster } from "../house";

/** Erases so many people with a paper each, and answers what each node then says of its own copy, and what the bucket holds. */
export async function whole({ app, cluster, storage }: TestCluster, erasures: number) {
  const { as } = await signedIn(app);
  const mark = `quetzal${Bun.randomUUIDv7().slice(-6)}`;
  const people = await Promise.all(
    Array.from({ length: erasures }, (_, n) => withPaper(as, `${mark}.${n}`)),
  );
  const inBucket = async () =>
    (await storage.contents()).filter((bytes) => bytes.includes(mark)).length;
  const held = await inBucket();
  for (const id of people) await erased(as, id);
  const nodes = (await app.cluster?.examine()) ?? [];
  const findings = nodes.flatMap((it) => ("findings" in it ? it.findings : ["away"]));
  const copies = await Promise.all(cluster.nodes.map(({ host }) => copyOf(host)));
  return {
    findings,
    lost: nodes.reduce((sum, it) => sum + ("lost" in it ? it.lost : 0), 0),
    left: copies.filter((bytes) => bytes.includes(mark)).length,
    bucket: { held, left: await inBucket() },
  };
}

async function withPaper(as: Acting, mark: string): Promise<string> {
  const email = `${mark}@people.example`;
  const { id } = await added(as, { firstName: "Gone", lastName: "Quetzal", email });
  const file = new File([`Certificate of ${mark}`], "certificate.txt");
  await files.add(as, NewFile.parse({ kind: "candidate", recordId: id, file }));
  return id;
}

async function erased(as: Acting, entityId: string): Promise<void> {
  const asked = { entityType: "candidate" as const, entityId, reason: "asked for it" };
  const { erasure } = await gdpr.request(as, asked);
  await gdpr.identify(as, erasure.id, "in-person");
  await gdpr.confirm(as, { id: erasure.id, name: "Gone Quetzal", now: true });
}

type Acting = Awaited<ReturnType<typeof signedIn>>["as"];

/** Without asking the leader: each node's own file. */
async function copyOf(host: string): Promise<Buffer> {
  const answer = await fetch(`http://${host}/db/backup?noleader`);
  return Buffer.from(await answer.arrayBuffer());
}

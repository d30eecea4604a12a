import { settings } from "@/modules/platform/settings";
import { namesToKeep } from "../plan/rules";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import { bucketHome } from "@/src/files/bucket";
import { folderHome } from "@/src/files/folder";
import type { Home } from "@/src/files/home";
import { type BucketAddress, openBucket } from "@/src/files/s3";
import { last } from "../listing";
import type { CopyTestResult } from "../model";
import { folderOf, madeAt, pathOf } from "./storage";
import { namePattern } from "../rules";
import { begin, byNobody, backupAudit } from "../runs";

/** Sends the newest good one to the storage elsewhere, and lets go there of what the plan does not keep. */
export async function sendOn(app: App): Promise<void> {
  const { isCopied } = await settings.valueOf(app, "backups");
  const newest = isCopied ? await last(app) : null;
  if (!newest || newest.copiedAt) return;
  const { name } = newest;
  const begun = await begin(byNobody(app), { kind: "copy", name }, async (told) => {
    told("sending", 0);
    const elsewhere = bucketHome(await addressOf(app));
    await elsewhere.write(name, Bun.file(pathOf(app.config, name)).stream());
    await clearElsewhere(app, elsewhere);
    return { name, writes: [backupAudit(app, { action: "backup.copied", name })] };
  });
  await begun.work();
}

async function clearElsewhere(app: App, elsewhere: Home): Promise<void> {
  const plan = await settings.valueOf(app, "backups");
  const names: string[] = [];
  for await (const { name } of elsewhere.entries("")) if (namePattern.test(name)) names.push(name);
  const made = names.map((name) => ({ name, createdAt: madeAt(name) }));
  const staying = namesToKeep(made, plan, app.now());
  for (const name of names.filter((it) => !staying.has(it))) await elsewhere.remove(name);
}

/** What is removed here is removed there as well, as long as copies go there at all. */
export async function takenBack(app: App, name: string): Promise<void> {
  if (!(await settings.valueOf(app, "backups")).isCopied) return;
  await bucketHome(await addressOf(app)).remove(name);
}

/** Brings one back that is only there. */
export async function bring(app: App, name: string): Promise<void> {
  const parts = await bucketHome(await addressOf(app)).read(name);
  await folderHome(folderOf(app.config)).write(name, parts ?? notFound("backup"));
}

/** Writes a word there, reads it and takes it away; tells what came of it. */
export async function tryStorage(app: App): Promise<CopyTestResult> {
  try {
    await openBucket(await addressOf(app)).tried();
    const sentence = "The storage works.";
    return { isWell: true, sentence };
  } catch (error) {
    return { isWell: false, sentence: Failure.from(error).message };
  }
}

async function addressOf(app: App): Promise<BucketAddress> {
  const [plan, secretAccessKey] = await Promise.all([
    settings.valueOf(app, "backups"),
    settings.secretOf(app, "backups"),
  ]);
  if (plan.bucket && plan.accessKeyId && secretAccessKey) return { ...plan, secretAccessKey };
  const sentence = "The storage needs a bucket, an access key ID and a secret access key.";
  throw new Failure("invalid", sentence);
}

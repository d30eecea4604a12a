import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { bucketStorage } from "@/src/files/bucket";
import type { FileStorage } from "@/src/files/storage";
import type { BucketAddress } from "@/src/files/s3";

/** The storage that copies of backups go to. */
export const remoteStorageOf = async (app: App): Promise<FileStorage> =>
  bucketStorage(await addressOf(app));

export async function addressOf(app: App): Promise<BucketAddress> {
  const [plan, secretAccessKey] = await Promise.all([
    settings.valueOf(app, "backups"),
    settings.secretOf(app, "backups"),
  ]);
  if (plan.bucket && plan.accessKeyId && secretAccessKey) return { ...plan, secretAccessKey };
  const sentence = "The storage needs a bucket, an access key ID and a secret access key.";
  throw new Failure("invalid", sentence);
}

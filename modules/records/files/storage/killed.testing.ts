import { modules } from "@/modules/all";
import { added } from "@/modules/crm/candidates/fixtures";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { moveAll } from "@/src/files/moving";
import { openStore } from "@/src/files/store";
import { filed, fileOf } from "../fixtures";

/** A process of its own that uploads or moves files, says of each when it was answered, and is killed meanwhile. */
const [folder = "", deed = "", place = ""] = Bun.argv.slice(2);
const secrets = { SECRET_KEY: "a secret that only the tests may use", FILES_KEY: "k".repeat(32) };
const storage = { S3_ACCESS_KEY_ID: "AKIDBACKUPS", LOG_LEVEL: "silent" };
const config = readConfig({
  DATA_DIR: folder,
  S3_SECRET_ACCESS_KEY: "a-secret-that-only-the-storage-knows",
  ...secrets,
  ...storage,
  ...(deed === "upload" && { FILES_URL: place }),
});
const app = openApp(config, { modules });

if (deed === "upload") {
  const { id } = await added(app);
  for (let n = 0; ; n += 1) {
    const file = await filed(app, id, fileOf(`paper ${n} of ${process.pid}`, `${n}.txt`));
    console.log(file.id);
  }
}
await moveAll(app.store, openStore({ ...config, FILES_URL: place }), {
  isRemoved: true,
  onProgress: ({ names }) => console.log(String(names)),
});
await app.close();

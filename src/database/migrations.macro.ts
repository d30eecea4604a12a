import { readMigrationFiles } from "drizzle-orm/migrator";

/** Runs while bundling, so that the compiled binary carries its own schema. */
export function readMigrations() {
  const migrationsFolder = `${import.meta.dir}/../../drizzle`;
  const all = readMigrationFiles({ migrationsFolder }).map(({ sql }) => sql);
  const packed = Bun.zstdCompressSync(JSON.stringify(all), { level: 19 });
  return { count: all.length, packed: packed.toString("base64") };
}

import { readMigrationFiles } from "drizzle-orm/migrator";

/** Runs while bundling, so that the compiled binary carries its own schema. */
export const readMigrations = () =>
  readMigrationFiles({ migrationsFolder: `${import.meta.dir}/../../drizzle` }).map(
    ({ sql }) => sql,
  );

import { type SQL, sql } from "drizzle-orm";
import { users } from "./schema";

/** Part of a write: only while somebody else can still run the house. Two who leave at once do not both find the other. */
export const isLeftAnAdmin = ({ id }: { id: string }): SQL => sql`exists (
  select 1 from ${users} other
  where other.role = 'admin' and other.is_active = 1 and other.id <> ${id})`;

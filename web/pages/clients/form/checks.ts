import "@/web/zod";
import { NewClient } from "@/modules/clients/model";

type Issue = { path: string; message: string };
type Checked = { input: NewClient } | { issues: Issue[] };

/** Checks what the form would send by the model of the server. */
export function checked(input: unknown): Checked {
  const { data, error } = NewClient.safeParse(input);
  if (data) return { input: data };
  return {
    issues: error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  };
}

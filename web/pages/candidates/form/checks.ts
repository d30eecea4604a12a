import "@/web/zod";
import { NewCandidate } from "@/modules/candidates/model";

type Issue = { path: string; message: string };
type Checked = { input: NewCandidate } | { issues: Issue[] };

/** Checks what the form would send by the model of the server. */
export function checked(input: unknown): Checked {
  const { data, error } = NewCandidate.safeParse(input);
  if (data) return { input: data };
  return {
    issues: error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  };
}

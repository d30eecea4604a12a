import "@/web/zod";
import type { z } from "@/web/zod";

export type Checked<Input> = { input: Input } | { issues: { path: string; message: string }[] };

/** Checks what a form would send by a model of the server. */
export const checkedBy =
  <Input>(model: z.ZodType<Input>) =>
  (input: unknown): Checked<Input> => {
    const { data, error } = model.safeParse(input);
    if (!error) return { input: data };
    return {
      issues: error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
    };
  };

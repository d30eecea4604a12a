import type { FieldValues, Resolver } from "react-hook-form";

/** Checks a form by its model, which is loaded with the first check and not with the page. */
export const checking =
  <Values extends FieldValues>(form: keyof typeof import("./checks")): Resolver<Values> =>
  async (...input) => {
    const checks = await import("./checks");
    // Each check knows the values of its own form, which the caller has named.
    return (checks[form] as unknown as Resolver<Values>)(...input);
  };

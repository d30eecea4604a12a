import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode };

/** The fields that belong together. */
export const FormSection = ({ title, children }: Props) => (
  <fieldset className="grid gap-4">
    <legend className="eyebrow mb-3">{title}</legend>
    {children}
  </fieldset>
);

import type { ComponentProps } from "react";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";

type Props = ComponentProps<typeof Textarea> & { label: string };

/** A labelled text of several lines. */
export const TextAreaField = ({ label, ...textarea }: Props) => (
  <Field label={label}>{(control) => <Textarea {...textarea} {...control} />}</Field>
);

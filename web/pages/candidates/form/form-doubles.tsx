import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Typed } from "@/web/components/queries/candidates";
import { Lookalikes } from "../lookalikes";
import type { CandidateForm } from "./values";

const asked = ["firstName", "lastName", "email", "phone", "linkedin", "location"] as const;
const pauseMs = 350;

/** Warns of people who are there already, once the typing pauses. */
export function FormDoubles({ except }: { except: string | undefined }) {
  const { control } = useFormContext<CandidateForm>();
  const values = useWatch({ control, name: asked });
  const text = JSON.stringify(
    Object.fromEntries(asked.flatMap((name, n) => (values[n]?.trim() ? [[name, values[n]]] : []))),
  );
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const typed: Typed = JSON.parse(settled);
  return <Lookalikes typed={{ ...typed, ...(except && { except }) }} />;
}

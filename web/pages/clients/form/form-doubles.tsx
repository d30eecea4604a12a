import { useEffect, useState } from "react";
import type { Typed } from "@/web/components/queries/clients";
import { Lookalikes } from "../lookalikes";
import { useForm, useWatched } from "./context";

const asked = ["name", "website"] as const;
const pauseMs = 350;

/** Warns of companies that are there already, once the typing pauses. */
export function FormDoubles({ except }: { except: string | undefined }) {
  const form = useForm();
  const text = useWatched(asked, () => {
    const written = asked.map((name) => [name, form.getValues(name).trim()] as const);
    return JSON.stringify(Object.fromEntries(written.filter(([, value]) => value)));
  });
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const typed: Typed = JSON.parse(settled);
  return <Lookalikes typed={{ ...typed, ...(except && { except }) }} />;
}

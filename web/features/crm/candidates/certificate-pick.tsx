import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, ok } from "@/web/api";
import { type Picked, RecordPick } from "@/web/shared/pick/record-pick";
import { catalogue } from "./queries-catalogue";

type Props = {
  label: string;
  /** The id of a certificate, or the words of one that the catalogue lacks; empty for none. */
  value: string;
  onValueChange: (certificate: string) => void;
  error?: string | undefined;
};

/** One certificate of the catalogue, found by its name or by any other that people have for it. */
export default function CertificatePick({ label, value, onValueChange, error }: Props) {
  const { data } = useQuery(catalogue);
  const name = data?.certificates.find(({ id }) => id === value)?.name ?? value;
  return (
    <RecordPick
      label={label}
      value={value ? { id: value, name } : null}
      find={useFind()}
      error={error}
      onChange={(picked) => onValueChange(picked?.id ?? "")}
    />
  );
}

/** By the server, which knows the other names; those whose own name has the words come first. */
function useFind() {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      key: "/api/candidates/catalogue",
      read: async (q: string): Promise<Picked[]> => {
        const { certificates } = await queries.ensureQueryData(catalogue);
        const named = certificates.filter(({ name }) =>
          name.toLowerCase().includes(q.toLowerCase()),
        );
        const meant = q ? await idsMeant(q) : [];
        const others = certificates.filter(({ id }) => meant.includes(id));
        return [...new Set([...named, ...others])].toSorted((a, b) => a.name.localeCompare(b.name));
      },
    }),
    [queries],
  );
}

const holds = /^holds:([^;@]+)$/;

async function idsMeant(text: string): Promise<string[]> {
  const { offers } = await ok(api.conditions.reading.get({ query: { text, keys: "holds" } }));
  return offers.flatMap((offer) => holds.exec(offer)?.[1]?.split("|") ?? []);
}

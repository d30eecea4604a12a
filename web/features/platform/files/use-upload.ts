import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AddedFile } from "@/modules/platform/files/model";
import { typeOfName } from "@/modules/platform/files/rules";
import { api, ok } from "@/web/api";
import type { Place } from "@/web/features/platform/records/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { candidatesKey, filesKey, timelineKey } from "@/web/state/query-keys";

export type Sending = {
  name: string;
  state: "waiting" | "sending" | "done" | "refused";
  /** Why it was refused, or where the very same content lies already. */
  sentence?: string;
  same?: AddedFile["same"];
};

/** Sends files one after the other, and says of each what became of it. */
export function useUpload({ kind, id }: Place) {
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const [sendings, setSendings] = useState<Sending[]>([]);
  const isSending = sendings.some(({ state }) => state === "waiting" || state === "sending");

  const tell = (at: number, news: Partial<Sending>) =>
    setSendings((all) => all.map((one, n) => (n === at ? { ...one, ...news } : one)));

  async function send(files: readonly File[]) {
    setSendings(files.map(({ name }) => ({ name, state: "waiting" })));
    for (const [n, file] of files.entries()) {
      tell(n, { state: "sending" });
      const type =
        kind === "candidate" || typeOfName(file.name) !== "cv" ? typeOfName(file.name) : "other";
      try {
        const { same } = await ok(
          api.files.post({ file, kind, recordId: id, type, audience: "internal" }),
        );
        tell(n, { state: "done", same });
      } catch (error) {
        tell(n, { state: "refused", sentence: refusalOf(error) });
      }
      await queries.invalidateQueries({ queryKey: filesKey });
    }
    for (const queryKey of [timelineKey, candidatesKey])
      void queries.invalidateQueries({ queryKey });
  }

  return { sendings, isSending, send, clear: () => setSendings([]) };
}

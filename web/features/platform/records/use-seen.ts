import { useEffect } from "react";
import type { Note } from "@/modules/platform/notes/model";
import { api } from "@/web/api";
import { useUser } from "@/web/state/session";

/** Notes that name the reader are seen once they are on the screen. */
export function useSeen(notes: readonly Note[] | undefined): void {
  const user = useUser();
  const naming = notes
    ?.filter(({ mentions }) => mentions.some(({ id }) => id === user?.id))
    .map(({ id }) => id);
  const asked = naming?.slice(0, 200).join() ?? "";
  useEffect(() => {
    // Nobody waits for it, and the next look says it again.
    if (asked) void api.mentions.seen.post({ noteIds: asked.split(",") });
  }, [asked]);
}

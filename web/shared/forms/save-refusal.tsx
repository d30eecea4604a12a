import { Banner } from "@/web/ui/banner";
import { useRefusal } from "@/web/i18n/server-texts";

/** Why it was not saved. */
export function SaveRefusal({ error }: { error: Error | null }) {
  const refusalOf = useRefusal();
  return error && <Banner tone="bad">{refusalOf(error)}</Banner>;
}

import { useQuery } from "@tanstack/react-query";
import { radarOverview } from "@/web/features/market/employers/queries";
import { Moved } from "./moved";
import { SectionNav } from "./section-nav";

/** What moved this week, and the parts of the radar. */
export function RadarSummary() {
  const { data } = useQuery(radarOverview);
  return (
    <>
      <Moved radar={data} />
      <SectionNav radar={data} />
    </>
  );
}

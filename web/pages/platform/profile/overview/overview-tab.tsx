import { Activity } from "./activity";
import { Figures } from "./figures";

/** Specification §2: the three figures, and what they did lately. */
export const OverviewTab = () => (
  <div className="grid grid-cols-1 gap-4">
    <Figures />
    <Activity />
  </div>
);

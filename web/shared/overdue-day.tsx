import { Tag } from "@/web/ui/tag";

/** A day by which something was due and that went by; the label says so to whoever does not see the color. */
export const OverdueDay = ({ day, label }: { day: string; label: string }) => (
  <Tag tone="bad" title={label}>
    {day}
    <span className="sr-only">{label}</span>
  </Tag>
);

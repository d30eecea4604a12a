import { useFormatter } from "use-intl";

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Writes how much there is of a disk or of memory, in the largest unit that leaves something before the point. */
export function useStorage(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
    return format.number(bytes / 1024 ** power, {
      style: "unit",
      unit: units[power] ?? "byte",
      unitDisplay: "short",
      maximumFractionDigits: power > 1 ? 1 : 0,
    });
  };
}

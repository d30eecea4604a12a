import { useFormatter } from "use-intl";

const kib = 1024;

/** Writes how large a file is, in whole kilobytes or tenths of a megabyte. */
export function useSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const [value, unit] =
      bytes < kib * kib
        ? ([Math.max(1, bytes / kib), "kilobyte"] as const)
        : ([bytes / kib / kib, "megabyte"] as const);
    const maximumFractionDigits = unit === "megabyte" ? 1 : 0;
    return format.number(value, {
      style: "unit",
      unit,
      unitDisplay: "short",
      maximumFractionDigits,
    });
  };
}

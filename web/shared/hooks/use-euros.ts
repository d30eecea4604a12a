import { useFormatter } from "use-intl";

const euros = {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
} as const;

/** An amount of euros. */
export function useEuros(): (amount: string) => string {
  const format = useFormatter();
  return (amount) => format.number(Number(amount), euros);
}

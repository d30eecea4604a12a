import { useFormatter } from "use-intl";

/** An amount in cents, as the reader's language writes it in its currency. */
export function useMoney(): (cents: number, currency: string) => string {
  const format = useFormatter();
  return (cents, currency) => format.number(cents / 100, { style: "currency", currency });
}

import { documentOf } from "@/modules/pages";
import type { Locale } from "@/modules/users/rules";
import { askingOf, pageOf } from "./page";
import type { Visit } from "./visiting";

type Asked = {
  visit: Visit | null;
  secret: string;
  /** Where the link does not say which. */
  locale: Locale;
};

/** The page, or where a new link is asked for. */
export const answered = ({ visit, secret, locale }: Asked): Response =>
  visit
    ? documentOf((nonce) => pageOf(visit, secret, nonce))
    : documentOf((nonce) => askingOf({ locale, is: "broken" }, nonce), 404);

import { mail } from "@/modules/platform/mail";
import type { Locale } from "@/modules/platform/accounts/rules";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/address";
import { askingOf } from "./page";

/** The page where a link is asked for, in words that hold: where no letter can go, none is promised. */
export async function askingPage(app: App, locale: Locale, is: "asked" | "sent" | "broken") {
  if (publicAddress(app.config) && (await mail.senderOf(app))) return askingOf({ locale, is });
  const { address, email } = await settings.shownAgency(app);
  return askingOf({ locale, is: "silent", contact: [address, email].filter(Boolean).join(", ") });
}

import { toOpenLinksOnly } from "./platform/accounts/invitations";
import { campaignLetterCheck } from "./engagement/campaigns";
import { interviews } from "./engagement/interviews";
import type { LetterChecks } from "./platform/mail";
import { notifications } from "./platform/notifications";

/** What is asked right before a letter goes out, by what it is for. */
export const letterChecks: LetterChecks = {
  invitation: interviews.currentLetters,
  campaign: campaignLetterCheck,
  access: toOpenLinksOnly,
  notice: notifications.toColleaguesOnly,
};

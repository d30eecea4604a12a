import { toOpenLinksOnly } from "./access";
import { campaignLetterCheck } from "./campaigns";
import { interviews } from "./interviews";
import type { LetterChecks } from "./mail";
import { notifications } from "./notifications";

/** What is asked right before a letter goes out, by what it is for. */
export const letterChecks: LetterChecks = {
  invitation: interviews.currentLetters,
  campaign: campaignLetterCheck,
  access: toOpenLinksOnly,
  notice: notifications.toColleaguesOnly,
};

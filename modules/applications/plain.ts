const misleading = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const unprintable = /[^\P{C}\n\t]/gu;
const nineDigits = /(?<!\d)\d{4}[. ]?\d{2}[. ]?\d{3}(?!\d)/g;

/** What a stranger wrote, without signs that hide or turn words, and without a Dutch citizen's number (BSN). */
export const plain = (written: string): string =>
  written
    .replaceAll("\r\n", "\n")
    .replaceAll(misleading, "")
    .replaceAll(unprintable, "")
    .replaceAll(nineDigits, (number) => (isCitizenNumber(number) ? "*********" : number))
    .trim();

/** The test of eleven: an agency has no ground to keep such a number of somebody who only applies. */
function isCitizenNumber(number: string): boolean {
  const digits = [...number.replaceAll(/\D/g, "")].map(Number);
  const sum = digits.reduce((total, digit, n) => total + digit * (n === 8 ? -1 : 9 - n), 0);
  return sum > 0 && sum % 11 === 0;
}

import type { RecordKind } from "@/modules/records/core/rules";
import { addDays } from "@/src/calendar";

/** What a file is about. */
export const fileTypes = [
  "cv",
  "certificate",
  "identity",
  "contract",
  "photo",
  "portrait",
  "report",
  "letter",
  "other",
] as const;
export type FileType = (typeof fileTypes)[number];

/** Who may be given it: nobody outside the agency, or the client too. */
export const audiences = ["internal", "client"] as const;
export type Audience = (typeof audiences)[number];

/** What a client never gets a copy of, whoever asks. */
export const keptInside: readonly FileType[] = ["identity", "portrait"];

/** Whose portrait there is: the photo of a person, the logo of a company. */
export const portraitKinds = ["candidate", "client"] as const satisfies RecordKind[];
export type PortraitKind = (typeof portraitKinds)[number];

/** What is taken as a portrait; it is kept no larger than it is ever shown. */
export const portraitLimits = {
  largest: 5 * 1024 * 1024,
  widest: 6000,
  within: { width: 256, height: 256 },
};

/** The largest file that is taken; a request may be little larger. */
export const largestFile = 10 * 1024 * 1024;
export const longestName = 200;

/** What the bytes of a file may be. */
export const formatNames = [
  "pdf",
  "docx",
  "xlsx",
  "odt",
  "rtf",
  "txt",
  "png",
  "jpg",
  "webp",
  "heic",
] as const;
export type Format = (typeof formatNames)[number];

/** By which endings they go, and as what they are handed out. */
export const formats = {
  pdf: { endings: ["pdf"], type: "application/pdf" },
  docx: {
    endings: ["docx"],
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  xlsx: {
    endings: ["xlsx"],
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  odt: { endings: ["odt"], type: "application/vnd.oasis.opendocument.text" },
  rtf: { endings: ["rtf"], type: "application/rtf" },
  txt: { endings: ["txt", "md", "csv"], type: "text/plain;charset=utf-8" },
  png: { endings: ["png"], type: "image/png" },
  jpg: { endings: ["jpg", "jpeg"], type: "image/jpeg" },
  webp: { endings: ["webp"], type: "image/webp" },
  heic: { endings: ["heic", "heif"], type: "image/heic" },
} as const satisfies Record<Format, { endings: readonly string[]; type: string }>;

/** Whose words are looked for; a spreadsheet and a picture are kept as they are. */
export const readable: readonly Format[] = ["pdf", "docx", "odt", "rtf", "txt"];
/** What a browser can show without opening it. */
export const shownPictures: readonly Format[] = ["png", "jpg", "webp"];

export const endings = formatNames.flatMap((it) => [...formats[it].endings]);

/** How far its words are: none are looked for, waiting, being read, there, none found, could not be read. */
export const textStates = ["none", "waiting", "reading", "done", "empty", "failed"] as const;
export type TextState = (typeof textStates)[number];

/** A removed file can be brought back for so many days; then it is gone for good. */
export const keptDays = 30;
export const longestText = 100_000;

/** Days before its end that a file is shown as ending, and as ending at once. */
export const soonDays = 30;
export const urgentDays = 7;
export type Ending = "expired" | "urgent" | "soon";

/** What is said of a file's last day; null while it is far off or unknown. */
export function endingOf(expiresOn: string | null, today: string): Ending | null {
  if (expiresOn === null) return null;
  if (expiresOn < today) return "expired";
  if (expiresOn <= addDays(today, urgentDays)) return "urgent";
  return expiresOn <= addDays(today, soonDays) ? "soon" : null;
}

/** Why the words of a file could not be read. */
export const troubles = ["locked", "damaged", "slow", "greedy"] as const;
export type Trouble = (typeof troubles)[number];

const hints: [type: FileType, words: RegExp][] = [
  ["cv", /(?:^|[^a-z])cv(?:[^a-z]|$)|curriculum|r[eé]sum[eé]|lebenslauf/i],
  [
    "identity",
    /pas(?:s?poort|sport|saporte)|identit|ausweis|rijbewijs|(?:^|[^a-z])id(?:[^a-z]|$)/i,
  ],
  ["certificate", /cert|zertifikat|diplom|vca|nen.?3140|f.?gas|habilitation|bhv/i],
  ["contract", /contra[ck]t|vertrag|overeenkomst|contrat/i],
  ["letter", /letter|brief|anschreiben|motivation|motivatie/i],
  ["report", /report|rapport|bericht|verslag/i],
];

/** What a file is about, as its name suggests; a person may say otherwise. */
export function typeOfName(name: string): FileType {
  const found = hints.find(([, words]) => words.test(name))?.[0];
  return found ?? (/\.(?:png|jpe?g|webp|hei[cf])$/i.test(name) ? "photo" : "other");
}

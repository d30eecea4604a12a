import type { Locale } from "@/modules/platform/accounts/rules";
import { settings } from "@/modules/platform/settings";
import type { MailServer } from "../model";
import type { App } from "@/src/app";
import words from "../words.json";

/** The mail server as it is set up, with its password in clear for the length of one conversation. */
export type OpenServer = MailServer & {
  password: string | null;
  /** How we introduce ourselves. */
  ownName: string;
  /** Whose certificates are believed beside those that everyone believes. */
  trusted?: string;
};

/** Null until somebody has said where letters go and who they come from. */
export async function serverOf(app: App): Promise<OpenServer | null> {
  const server = await settings.valueOf(app, "email");
  if (!isWhole(server)) return null;
  const password = server.user ? await settings.secretOf(app, "email") : null;
  return { ...server, password, ownName: ownName(app, server) };
}

export const isWhole = ({ host, fromAddress }: MailServer) => host !== "" && fromAddress !== "";

export const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1);

const ownName = (app: App, { fromAddress }: MailServer) =>
  app.config.PUBLIC_URL ? new URL(app.config.PUBLIC_URL).hostname : domainOf(fromAddress);

/** What a test letter says, by its reader's language. */
export const testWords: Record<Locale, { subject: string; text: string }> = words.test;

/** Whom a letter is from: readers know the person or the agency, and seldom both. */
export const fromWords: Record<Locale, string> = words.from;

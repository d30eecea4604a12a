import { settings } from "@/modules/settings";
import type { App } from "@/src/app";

/** What of the client's files the pages use as well: its sign and its letters. */
export type Dress = { icon: string | null; fonts: { sans: string | null; mono: string | null } };

/** Whose pages these are. */
export type House = {
  agency: string;
  email: string;
  city: string;
  founded: number;
  /** Where the product is reached, without a slash at its end. */
  origin: string;
  dress: Dress;
};

const dresses = new WeakMap<App, Dress>();
const plain: Dress = { icon: null, fonts: { sans: null, mono: null } };

/** Gives the pages the sign and the letters of the client that is served beside them. */
export const dress = (app: App, worn: Dress) => void dresses.set(app, worn);

export async function houseOf(app: App, request: Request): Promise<House> {
  const [{ name, email }, landing] = await Promise.all([
    settings.valueOf(app, "agency"),
    settings.valueOf(app, "landing"),
  ]);
  return {
    agency: name || "Coldaisle",
    email: landing.email || email,
    city: landing.city,
    founded: landing.founded,
    origin: new URL(app.config.PUBLIC_URL ?? request.url).origin,
    dress: dresses.get(app) ?? plain,
  };
}

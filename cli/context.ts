import type { App } from "@/src/app";
import type { Config } from "@/src/config";
import type { Openings } from "@/src/app";
import type { Client } from "@/src/http/assets";

/** What commands are given: nothing is opened before one of them asks for it, so `--help` opens nothing. */
export type Context = {
  open(openings?: Openings): App;
  config(isDemo?: boolean): Config;
  client: Client | null;
};

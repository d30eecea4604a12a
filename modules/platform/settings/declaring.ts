import { z } from "zod";
import type { Module } from "@/src/app";
import { notFound } from "@/src/errors";
import { type Setting, SettingFrame, type SettingKey, type SettingValues } from "./model";

/** One key of the settings, as the module whose it is declares it. */
export type SettingDeclaration = {
  key: SettingKey;
  model: z.ZodType;
  /** What holds until an administrator says otherwise. */
  standard: object;
  /** Whether its secret is a password that somebody chose, and no key of a service. */
  isPassword?: boolean;
};

declare module "@/src/app" {
  interface Module {
    /** What administrators can set of it. */
    readonly settings?: readonly SettingDeclaration[];
  }
}

export const declareSetting = <Key extends SettingKey>(
  it: SettingDeclaration & {
    key: Key;
    model: z.ZodType<SettingValues[Key]>;
    standard: SettingValues[Key];
  },
): SettingDeclaration => it;

type Modules = { modules: readonly Module[] };
const known = new WeakMap<readonly Module[], Map<string, SettingDeclaration>>();

/** Every declared setting by its key. */
export function declaredIn({ modules }: Modules): ReadonlyMap<SettingKey, SettingDeclaration> {
  const all =
    known.get(modules) ??
    new Map(modules.flatMap(({ settings = [] }) => settings).map((it) => [it.key as string, it]));
  known.set(modules, all);
  return all as Map<SettingKey, SettingDeclaration>;
}

export const declarationOf = (app: Modules, key: string): SettingDeclaration =>
  declaredIn(app).get(key as SettingKey) ?? notFound("setting");

/** The shape of any setting, by its key. */
export function settingModel(app: Modules): z.ZodType<Setting> {
  const [first, ...others] = [...declaredIn(app).values()].map(({ key, model }) =>
    SettingFrame.extend({ key: z.literal(key), value: model }),
  );
  if (!first) throw new Error("No module declares a setting.");
  return z.discriminatedUnion("key", [first, ...others]) as z.ZodType as z.ZodType<Setting>;
}

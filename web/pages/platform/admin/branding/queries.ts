import type { Setting } from "@/modules/platform/settings/model";
import { readSettings } from "@/web/features/platform/settings/queries";

export type BrandingSetting = Extract<Setting, { key: "branding" }>;

export const brandingSettings = {
  queryKey: ["/api/settings/branding"],
  queryFn: () => readSettings("branding"),
};

export const landingSettings = {
  queryKey: ["/api/settings/landing"],
  queryFn: () => readSettings("landing"),
};

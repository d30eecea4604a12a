import type { Density } from "@/web/state/preferences";

export const rowHeights: Record<Density, number> = { compact: 34, cozy: 44 };

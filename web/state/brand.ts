import { queryOptions, useQuery } from "@tanstack/react-query";
import { atom } from "jotai";
import type { Look } from "@/modules/platform/branding/model";
import {
  brandColors,
  type BrandColors,
  productName,
} from "@/modules/platform/branding/agency/rules";
import { api, ok } from "../api";
import { brandKey } from "./query-keys";

const plain: Look = { name: productName, tagline: "", logo: null, colors: brandColors };

/** Whose product this is; the document carries the first answer, so that the first paint knows. */
export const brand = queryOptions({
  queryKey: brandKey,
  queryFn: () => ok(api.branding.get()),
  initialData: embeddedBrand,
});

export const useBrand = (): Look => useQuery(brand).data;

/** Colours that somebody is trying out: all screens wear them until they are saved or left. */
export const triedColorsAtom = atom<BrandColors | null>(null);

function embeddedBrand(): Look {
  const text = document.getElementById("brand")?.textContent;
  return text ? (JSON.parse(text) as Look) : plain;
}

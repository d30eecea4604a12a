import { createElement } from "react";

/** A place of a screen that is filled where it is known who looks at it, and at which rows. */
const place = (of: string) => () => createElement("place", { of });

export const modifier = createElement("place", { of: "key" });
export const OwnBrand = place("brand");
export const UserFace = place("user");
export const ListTable = place("rows");
export const useListCounts = () => ({ count: createElement("place", { of: "count" }) });
export const rowHeights = {};
export const tracksOf = () => "";

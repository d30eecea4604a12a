import { reasonOf } from "./answer";
import { Ad, type Listing } from "./model";

/** Reads entry by entry, so that one broken entry costs itself and is counted, never its page. */
export function collect<T>(entries: T[], read: (entry: T) => Ad): Listing {
  const listing: Listing = { ads: [], total: null, next: [], unreadable: [] };
  entries.forEach((entry, index) => {
    try {
      keep(listing, read(entry), `entry ${index + 1}`);
    } catch (error) {
      listing.unreadable.push(`entry ${index + 1}: ${reasonOf(error)}`);
    }
  });
  return listing;
}

function keep(listing: Listing, ad: Ad, name: string): void {
  const checked = Ad.safeParse(ad);
  if (checked.success) {
    listing.ads.push(checked.data);
    return;
  }
  const fields = checked.error.issues.map((issue) => issue.path.join("."));
  listing.unreadable.push(`${name}: no usable ${[...new Set(fields)].join(", ")}`);
}

import { lazyModule } from "@/web/shared/preloadable";
import { isFullIn } from "@/web/shared/record/address";

/** The list of records; loaded only where it can be seen. */
export const lazyRecordRows = lazyModule(() => import("./list"));

/** Loads a page together with the list that it draws; not with the list where a record has the page to itself. */
export const withRecordRows =
  <Page>(load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const isAlone = isFullIn(window.location.search);
    const [page] = await Promise.all([load(), isAlone || lazyRecordRows.prepare()]);
    return page;
  };

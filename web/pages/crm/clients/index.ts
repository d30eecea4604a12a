import { clientList } from "@/web/features/crm/clients/list";
import { firstPage } from "@/web/shared/list/infinite-pages";

export { ClientsPage as Component } from "./clients-page";

/** What the list shows first. */
export const first = firstPage(clientList);

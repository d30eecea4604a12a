import { type ComponentType, createContext } from "react";

/** What can be written into the search of a list; the shell, which knows all lists, hands it in. */
export const SearchHelpText = createContext<ComponentType>(() => null);

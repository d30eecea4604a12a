export { audience } from "./audience";
export { add, autoCreate, edit } from "./drafting";
export { cancel, pause, resume } from "./moving";
export { preview, tryOut } from "./previewing";
export { recipientsOf } from "./recipients";
export { find, idOf, list } from "./service";
export { start, takeBack } from "./starting";

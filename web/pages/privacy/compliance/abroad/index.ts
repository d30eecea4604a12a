export { AbroadTab as Component } from "./abroad-tab";

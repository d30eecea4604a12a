export { told } from "./telling";

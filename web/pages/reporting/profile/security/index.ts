export { Security, Security as Component } from "./security";

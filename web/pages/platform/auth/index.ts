export { AuthPage as Component } from "./auth-page";

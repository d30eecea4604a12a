export * from "./model";
export * from "./rules";
export { colleagues, deskIds } from "./colleagues";
export { holder as usersHolder } from "./holder";
export * as recovery from "./recovery";
export * as registration from "./registration";
export { userRoutes } from "./routes";
export * as users from "./service";
export * as sessions from "./sessions";

export { hiringRoutes } from "./routes";

export { descriptionRoutes } from "./routes";

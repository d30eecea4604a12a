import { version } from "../package.json";

/** Runs while bundling, so that the compiled binary knows which one it is. */
export const readVersion = () => version;

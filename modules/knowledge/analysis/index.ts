export * from "./model";
export * from "./rules";
export * from "./analyse";
export * from "./worth";
export * from "./catalogue";
export * as providers from "./providers";

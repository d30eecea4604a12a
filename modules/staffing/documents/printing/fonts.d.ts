/** A font is a file beside the program; its import is the path. */
declare module "*.ttf" {
  const path: string;
  export default path;
}

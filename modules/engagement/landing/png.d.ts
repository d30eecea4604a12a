/** Bun answers the picture's path, also from inside the binary. */
declare module "*.png" {
  const path: string;
  export default path;
}

// What the build's own plugins give; see plugins.ts.
declare module "virtual:icon/*" {
  /** The path of the icon, on a square of 512. */
  const path: string;
  export default path;
}
declare module "*.toml" {
  const data: Record<string, unknown>;
  export default data;
}

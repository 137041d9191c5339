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
declare module "virtual:proofs/*" {
  /** By the id of a rule. */
  const proofs: Record<string, { title: string; file: string; steps: string[] }[]>;
  export default proofs;
}
declare module "virtual:log-rules/*" {
  /** Ids of rules, by the key of a text. */
  const rules: Record<string, string[]>;
  export default rules;
}

/** What the build tells the worker (tools/vite/plugins/workerPlugin.ts). */
export interface Built {
  /** Of the site, as version.json says it. */
  readonly version: string;
  /** The page that any path can be shown with. */
  readonly shell: string;
  /** Kept when the worker is installed, the shell among them. */
  readonly pages: readonly string[];
  readonly assets: readonly string[];
}

declare const __BUILT__: Built;

export const built: Built = __BUILT__;

/** What the build tells the worker (tools/vite/plugins/workerPlugin.ts). */
export interface BuildInfo {
  /** Of the site, as version.json says it. */
  readonly version: string;
  /** The page that any path can be shown with. */
  readonly shell: string;
  /** Kept when the worker is installed, the shell among them. */
  readonly pages: readonly string[];
  readonly assets: readonly string[];
}

declare const __BUILT__: BuildInfo;

export const buildInfo: BuildInfo = __BUILT__;

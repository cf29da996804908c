import type { LaterAssets } from '../lib/laterAssets.ts';

/** Build facts for the worker, from tools/vite/plugins/workerPlugin.ts. */
export interface BuildInfo {
  /** The site's version, as in version.json. */
  readonly version: string;
  /** The page that can show any path. */
  readonly shell: string;
  /** Cached when the worker is installed, including the shell. */
  readonly pages: readonly string[];
  readonly assets: readonly string[];
  readonly laterAssets: { readonly [Name in LaterAssets]: readonly string[] };
}

declare const __BUILT__: BuildInfo;

export const buildInfo: BuildInfo = __BUILT__;

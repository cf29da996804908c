export type LaterAssets = 'services' | 'form';

/** Build facts for the worker, from tools/vite/plugins/workerPlugin.ts. */
export interface BuildInfo {
  /** The site's version, as in version.json. */
  readonly version: string;
  /** The page that can show any path. */
  readonly shell: string;
  /** Cached when the worker is installed, including the shell. */
  readonly pages: readonly string[];
  readonly assets: readonly string[];
  /**
   * Cached once a page asks for them. 'services': the code of a service's page, whose record is on the device already. 'form':
   * what a form loads when it is filled in.
   */
  readonly laterAssets: { readonly [Name in LaterAssets]: readonly string[] };
}

declare const __BUILT__: BuildInfo;

export const buildInfo: BuildInfo = __BUILT__;

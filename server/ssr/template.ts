/** The files a build leaves beside the site to render pages: during the build, and on the server when records change. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/i18n/locales.ts';
import type { PageName } from '../../src/routes/table.ts';
import type { InlineHashes } from '../http/contentSecurityPolicy.ts';

/** Files of the built site. The server does not serve them, because their names begin with a dot. */
export const ssrBuildFiles = {
  frame: '.frame.json',
  renderer: '.ssr',
  /** Hashes of each page's inline styles and scripts, for a host that needs them in advance. */
  inline: '.inline.json',
} as const;

/** Contains one directory of pages per locale, where Firebase Hosting looks for them (its `i18n`). */
export const localesDirectory = 'i18n';

/** The scripts of src/ssr/inline: first those in a page's head, then those at its end. */
export const inlineScriptNames = [
  'holdPictures',
  'hideDismissedAlerts',
  'openQueriedForm',
  'markTabReceipt',
  'markPagedList',
  'loadScripts',
] as const;
type InlineScriptName = (typeof inlineScriptNames)[number];

export interface PageTemplate {
  /** index.html as it was built, without its scripts. */
  readonly html: string;
  /** The scripts that load the site at once, for the shell. */
  readonly shellScripts: string;
  /** The files that hydrate a page, in their order. */
  readonly scripts: Readonly<Record<PageName, readonly string[]>>;
  /** The scripts with each locale's messages; none for English, whose messages are in the other scripts. */
  readonly messageScripts: Readonly<Record<Locale, readonly string[]>>;
  /** The text of the inline scripts. */
  readonly inline: Readonly<Record<InlineScriptName, string>>;
  /** The origin of the published site. */
  readonly address: string;
}

/** The hashes by path; the shell's key is ''. Empty if the build prerendered no pages. */
export const readInlineHashes = (dist: string): Readonly<Record<string, InlineHashes>> => {
  const file = join(dist, ssrBuildFiles.inline);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, InlineHashes>) : {};
};

/** Null if the build prerendered no pages. */
export const readPageTemplate = (dist: string): PageTemplate | null => {
  const file = join(dist, ssrBuildFiles.frame);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageTemplate) : null;
};

/** What a build leaves beside the site, so that its pages can be drawn: by itself, and by the server whenever the records change. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/i18n/locales.ts';
import type { PageName } from '../../src/routes/table.ts';
import type { InlineHashes } from '../http/contentSecurityPolicy.ts';

/** They stand in the directory of the built site and are not served: their names begin with a dot. */
export const ssrBuildFiles = {
  frame: '.frame.json',
  drawing: '.drawing',
  /** What stands in each page itself, for a host that is told of it beforehand. */
  inline: '.inline.json',
} as const;

/** Of each language a directory with all pages, as Firebase Hosting looks for them (its `i18n`). */
export const localesDirectory = 'i18n';

/** Of src/ssr/inline: those for the head of a page, then those for its end. */
export const inlineScriptNames = [
  'holdPictures',
  'markFormType',
  'markPagedList',
  'selectFormVariant',
  'loadScripts',
] as const;
type InlineScriptName = (typeof inlineScriptNames)[number];

export interface PageTemplate {
  /** index.html as it was built, without its scripts. */
  readonly html: string;
  /** The scripts that load the site at once, for the shell. */
  readonly shellScripts: string;
  /** The files that take a page over, in their order. */
  readonly scripts: Readonly<Record<PageName, readonly string[]>>;
  /** What is spoken of each language but English, whose sentences stand in the scripts themselves. */
  readonly messageScripts: Readonly<Record<Locale, readonly string[]>>;
  /** The text of the scripts that stand in a page itself. */
  readonly inline: Readonly<Record<InlineScriptName, string>>;
  /** The origin the site is published at. */
  readonly address: string;
}

/** By path, the shell by none: ''. Nothing where the build drew no pages. */
export const readInlineHashes = (dist: string): Readonly<Record<string, InlineHashes>> => {
  const file = join(dist, ssrBuildFiles.inline);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, InlineHashes>) : {};
};

/** Null where the build drew no pages. */
export const readPageTemplate = (dist: string): PageTemplate | null => {
  const file = join(dist, ssrBuildFiles.frame);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageTemplate) : null;
};

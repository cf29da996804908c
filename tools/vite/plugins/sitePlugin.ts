/** Validates src/site.json and replaces the placeholders in index.html, machines.html and staff.html with its values. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { UserError } from '../../../server/lib/userError.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { escapeHtml } from '../../../src/lib/escapeHtml.ts';
import { descriptionOf } from '../../../src/routes/descriptions.ts';
import * as table from '../../../src/routes/table.ts';
import { map, seal, site } from '../../../src/site.ts';
import { renderLogoSvg } from '../../../src/theme/logo.ts';
import { tokens } from '../../../src/theme/tokens.ts';
import { findSiteProblems } from '../../cli/init/checkSite.ts';
import { findSealProblem, toInlineSeal } from '../../cli/init/seal.ts';

const root = join(import.meta.dirname, '../../..');
const siteFile = 'src/site.json';

/** Percent-encodes a character that an address or an attribute may not contain. */
const percentEncode = (sign: string): string => `%${sign.charCodeAt(0).toString(16)}`;

/** The placeholders of the templates. */
const placeholders: Readonly<Record<string, string>> = {
  __SITE_TITLE__: site.title,
  __SITE_DESCRIPTION__: descriptionOf('Home', translateToEnglish),
  __SITE_DEEP_LIGHT__: tokens.deep.light,
  __SITE_DEEP_DARK__: tokens.deep.dark,
  __SITE_ICON__: `data:image/svg+xml,${renderLogoSvg().replace(/[ #%<>']/g, percentEncode)}`,
  __SITE_BARANGAY__: site.barangay,
  __SITE_MUNICIPALITY__: site.municipality,
  __SITE_PROVINCE__: site.province,
  __SITE_HALL__: site.hall.address,
  __SITE_HOURS__: partMessages.english.hours(site.hall.opens, site.hall.closes),
};

/** @throws UserError that names every mistake */
const checkSiteFile = (): void => {
  const data: unknown = JSON.parse(readFileSync(join(root, siteFile), 'utf8'));
  const problems = [...findSiteProblems(data)];
  for (const [field, path] of [
    ['seal', seal],
    ['picture.src', site.picture.src],
  ] as const)
    if (!existsSync(join(root, 'public', path)))
      problems.push(`${siteFile}, field '${field}': there is no file public${path}.`);
  if (problems.length === 0) {
    const unsound = findSealProblem(readSealText());
    if (unsound !== null) problems.push(`public${seal} ${unsound}.`);
  }
  if (problems.length > 0) throw new UserError(problems.join('\n'));
};

const readSealText = (): string => readFileSync(join(root, 'public', seal), 'utf8');

/** The seal's path and its inline SVG; `svg` is '' for a bitmap. */
export const readInlineSeal = (): { readonly src: string; readonly svg: string } => ({
  src: seal,
  svg: existsSync(join(root, 'public', seal)) ? toInlineSeal(readSealText()) : '',
});

/** @throws Error for a function: a precomputed module has values only */
const toExports = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => {
      if (typeof value === 'function') throw new Error(`The build cannot precompute the function '${name}'.`);
      return `export const ${name} = ${JSON.stringify(value)};`;
    })
    .join('\n');

/** Values derived from the site's file, computed at build time rather than on each phone. */
const precomputedModules: Readonly<Record<string, string>> = {
  'src/site.ts': toExports({ site }),
  'src/features/tourism/mapConfig.ts': toExports({ ownMap: map }),
  'src/theme/tokens.ts': toExports({ tokens }),
  'src/routes/table.ts': toExports(table),
};

export const precomputedSitePlugin = (): Plugin => ({
  name: 'precomputed-site',
  apply: 'build',
  load: (id) => precomputedModules[relative(root, id).replaceAll('\\', '/')] ?? null,
});

export const sitePlugin = (): Plugin => ({
  name: 'site',
  buildStart: checkSiteFile,
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace(/__SITE_\w+?__/g, (mark) => escapeHtml(placeholders[mark] ?? mark)),
  },
});

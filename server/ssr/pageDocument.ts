/** A drawn page as it is served: the frame of the build around what was drawn, with its styles and its first scripts in it. */
import { createHash } from 'node:crypto';
import { formTypes } from '../../src/form/types.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { findRoute } from '../../src/routes/menu.ts';
import type { PageName } from '../../src/routes/table.ts';
import type { PageData, RenderedRoute } from '../../src/ssr/contract.ts';
import * as domMarkers from '../../src/ssr/domMarkers.ts';
import { mergeVariants } from './mergeVariants.ts';
import type { PageTemplate } from './template.ts';

export interface PageDocument {
  readonly html: string;
  /** What its policy must allow: 'sha256-...' of its styles and scripts. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** What one file is drawn for: its forms by name, with the query of each; one without a name elsewhere. */
export const listPageVariants = (path: string | null): ReadonlyMap<string, string> =>
  path !== null && findRoute(path)?.page === 'FormRequest'
    ? new Map([
        [domMarkers.chooserMarker, ''],
        [domMarkers.unknownTypeMarker, '?formType=-'],
        ...Object.keys(formTypes).map((type) => [type, `?formType=${type}`] as const),
      ])
    : new Map([['', '']]);

const toCspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only what is for the form that was asked for; without a script, the choice of one. */
const createFormStyles = (names: readonly string[]): string =>
  [
    `:root:not([data-${domMarkers.formTypeMarker}]) [${domMarkers.formVariantAttribute}]:not([${domMarkers.formVariantAttribute}~="${domMarkers.chooserMarker}"]){display:none}`,
    ...names.map(
      (name) =>
        `[data-${domMarkers.formTypeMarker}="${name}"] [${domMarkers.formVariantAttribute}]:not([${domMarkers.formVariantAttribute}~="${name}"]){display:none}`,
    ),
  ].join('');

/** A component's own class is wanted where a rule names it; React, which takes the page over, asks for none. */
const removeUnusedClasses = (html: string, styles: string): string => {
  const named = new Set([...styles.matchAll(/\.(sc-[\w-]+)/g)].map(([, name]) => name));
  return html.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const used = classes.split(' ').filter((name) => !/^sc-\w+-\d+$/.test(name) || named.has(name));
    return used.length === 0 ? '' : ` class="${used.join(' ')}"`;
  });
};

/** Another page of a list than was asked for is not shown. */
const listStyles = `[data-${domMarkers.pagedListMarker}] main{visibility:hidden}`;

/** Nothing in it ends the element it stands in. */
const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const innerHtmlOf = (tag: string): string => /^<[^>]*>([\s\S]*)<\/[^>]*>$/.exec(tag)?.[1] ?? '';

/** One replacement, which must be there. */
const replaceRequired = (text: string, part: string | RegExp, by: string): string => {
  if (!(typeof part === 'string' ? text.includes(part) : part.test(text)))
    throw new Error(`index.html has no ${part} any more.`);
  return text.replace(part, () => by);
};

/** The sentences are there before what begins with them. */
const listPageScripts = (
  { scripts, messageScripts }: PageTemplate,
  page: PageName,
  language: Locale,
): readonly string[] => scripts[page].toSpliced(-1, 0, ...messageScripts[language]);

const noscript = /\s*<noscript>[\s\S]*?<\/noscript>/;

/**
 * @param path in the table's spelling; null for the shell
 * @param at when it was drawn, epoch ms
 */
export const createPageDocument = (
  template: PageTemplate,
  path: string | null,
  parts: RenderedRoute,
  at: number,
): PageDocument => {
  const { head, styles } = parts;
  const bodies = parts.bodies.map((body) => removeUnusedClasses(body, styles));
  const names = [...listPageVariants(path).keys()];
  const isForm = names.length > 1;
  const body = isForm
    ? mergeVariants(new Map(names.map((name, at) => [name, bodies[at] ?? ''])))
    : (bodies[0] ?? '');
  const page = path === null ? null : findRoute(path)?.page;
  const isList = parts.lists.length > 0 && Object.keys(parts.answers).some((key) => / page$/.test(key));
  const variantStyles = isForm ? createFormStyles(names) : isList ? listStyles : '';
  const { holdPictures, markFormType, markPagedList, selectFormVariant, loadScripts } = template.inline;
  const headScript =
    page == null ? '' : [holdPictures, isForm ? markFormType : isList ? markPagedList : ''].join('');
  const endScript = page == null ? '' : [isForm ? selectFormVariant : '', loadScripts].join('');
  const pageData: PageData = {
    path,
    at,
    scripts: page == null ? [] : listPageScripts(template, page, parts.language),
    answers: parts.answers,
  };
  const inHead = [
    styles,
    variantStyles && `<style>${variantStyles}</style>`,
    headScript && `<script>${headScript}</script>`,
    page == null ? template.shellScripts : '',
  ].join('');
  const atEnd =
    endScript &&
    `<script type="application/json" id="${domMarkers.pageDataId}">${toScriptJson(pageData)}</script><script>${endScript}</script>`;
  let html = replaceRequired(template.html, '<html lang="en"', `<html lang="${parts.language}"`);
  if (page != null) {
    html = replaceRequired(html, /<title>[^<]*<\/title>/, head);
    html = replaceRequired(html, /\s*<meta\s+name="description"[^>]*>/, '');
  }
  // What is said where no script runs is said by the page; the form and the shell say where to go instead.
  html = replaceRequired(
    html,
    noscript,
    page == null || isForm ? `<noscript>${parts.noscript}</noscript>` : '',
  );
  html = replaceRequired(html, '</head>', `${inHead}</head>`);
  html = replaceRequired(html, '<div id="root"></div>', `<div id="root">${body}</div>${atEnd}`);
  return {
    html,
    styles: [toCspHash(innerHtmlOf(styles)), ...(variantStyles === '' ? [] : [toCspHash(variantStyles)])],
    scripts: [headScript, endScript].filter((text) => text !== '').map(toCspHash),
  };
};

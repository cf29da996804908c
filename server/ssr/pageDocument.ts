/** A drawn page as it is served: the frame of the build around what was drawn, with its styles and its first scripts in it. */
import { createHash } from 'node:crypto';
import type { DrawnParts } from '../../src/app/entryServer.tsx';
import { formTypes } from '../../src/form/types.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { findRoute } from '../../src/routes/menu.ts';
import type { PageName } from '../../src/routes/table.ts';
import * as marks from '../../src/ssr/domMarkers.ts';
import type { PageData } from '../../src/ssr/pageData.ts';
import { mergedDrawings } from './mergeVariants.ts';
import type { Frame } from './template.ts';

export interface DrawnPage {
  readonly html: string;
  /** What its policy must allow: 'sha256-...' of its styles and scripts. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** What one file is drawn for: its forms by name, with the query of each; one without a name elsewhere. */
export const searchesOf = (path: string | null): ReadonlyMap<string, string> =>
  path !== null && findRoute(path)?.page === 'FormRequest'
    ? new Map([
        [marks.chooserMarker, ''],
        [marks.unknownTypeMarker, '?formType=-'],
        ...Object.keys(formTypes).map((type) => [type, `?formType=${type}`] as const),
      ])
    : new Map([['', '']]);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only what is for the form that was asked for; without a script, the choice of one. */
const formStyles = (names: readonly string[]): string =>
  [
    `:root:not([data-${marks.formTypeMarker}]) [${marks.formVariantAttribute}]:not([${marks.formVariantAttribute}~="${marks.chooserMarker}"]){display:none}`,
    ...names.map(
      (name) =>
        `[data-${marks.formTypeMarker}="${name}"] [${marks.formVariantAttribute}]:not([${marks.formVariantAttribute}~="${name}"]){display:none}`,
    ),
  ].join('');

/** A component's own class is wanted where a rule names it; React, which takes the page over, asks for none. */
const withoutIdle = (html: string, styles: string): string => {
  const named = new Set([...styles.matchAll(/\.(sc-[\w-]+)/g)].map(([, name]) => name));
  return html.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const kept = classes.split(' ').filter((name) => !/^sc-\w+-\d+$/.test(name) || named.has(name));
    return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`;
  });
};

/** Another page of a list than was asked for is not shown. */
const listStyles = `[data-${marks.pagedListMarker}] main{visibility:hidden}`;

/** Nothing in it ends the element it stands in. */
const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const inner = (tag: string): string => /^<[^>]*>([\s\S]*)<\/[^>]*>$/.exec(tag)?.[1] ?? '';

/** One replacement, which must be there. */
const replaced = (text: string, part: string | RegExp, by: string): string => {
  if (!(typeof part === 'string' ? text.includes(part) : part.test(text)))
    throw new Error(`index.html has no ${part} any more.`);
  return text.replace(part, () => by);
};

/** The sentences are there before what begins with them. */
const scriptsOf = ({ scripts, dictionaries }: Frame, page: PageName, language: Locale): readonly string[] =>
  scripts[page].toSpliced(-1, 0, ...dictionaries[language]);

const noscript = /\s*<noscript>[\s\S]*?<\/noscript>/;

/**
 * @param path in the table's spelling; null for the shell
 * @param at when it was drawn, epoch ms
 */
export const pageOf = (frame: Frame, path: string | null, parts: DrawnParts, at: number): DrawnPage => {
  const { head, styles } = parts;
  const bodies = parts.bodies.map((body) => withoutIdle(body, styles));
  const names = [...searchesOf(path).keys()];
  const isForm = names.length > 1;
  const body = isForm
    ? mergedDrawings(new Map(names.map((name, at) => [name, bodies[at] ?? ''])))
    : (bodies[0] ?? '');
  const page = path === null ? null : findRoute(path)?.page;
  const isList = parts.lists.length > 0 && Object.keys(parts.answers).some((key) => / page$/.test(key));
  const own = isForm ? formStyles(names) : isList ? listStyles : '';
  const { holdPictures, markFormType, markPagedList, selectFormVariant, loadScripts } = frame.inline;
  const first =
    page == null ? '' : [holdPictures, isForm ? markFormType : isList ? markPagedList : ''].join('');
  const last = page == null ? '' : [isForm ? selectFormVariant : '', loadScripts].join('');
  const block: PageData = {
    path,
    at,
    scripts: page == null ? [] : scriptsOf(frame, page, parts.language),
    answers: parts.answers,
  };
  const inHead = [
    styles,
    own && `<style>${own}</style>`,
    first && `<script>${first}</script>`,
    page == null ? frame.atOnce : '',
  ].join('');
  const atEnd =
    last &&
    `<script type="application/json" id="${marks.pageDataId}">${jsonText(block)}</script><script>${last}</script>`;
  let html = replaced(frame.template, '<html lang="en"', `<html lang="${parts.language}"`);
  if (page != null) {
    html = replaced(html, /<title>[^<]*<\/title>/, head);
    html = replaced(html, /\s*<meta\s+name="description"[^>]*>/, '');
  }
  // What is said where no script runs is said by the page; the form and the shell say where to go instead.
  html = replaced(html, noscript, page == null || isForm ? `<noscript>${parts.noscript}</noscript>` : '');
  html = replaced(html, '</head>', `${inHead}</head>`);
  html = replaced(html, '<div id="root"></div>', `<div id="root">${body}</div>${atEnd}`);
  return {
    html,
    styles: [hashOf(inner(styles)), ...(own === '' ? [] : [hashOf(own)])],
    scripts: [first, last].filter((text) => text !== '').map(hashOf),
  };
};

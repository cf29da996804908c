/** A prerendered page as it is served: the build's template around the rendered body, with its inline styles and scripts. */
import { createHash } from 'node:crypto';
import { formTypes } from '../../src/form/types.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { findRoute } from '../../src/routes/menu.ts';
import type { PageName } from '../../src/routes/table.ts';
import type { PageData, RenderedRoute } from '../../src/ssr/contract.ts';
import * as domMarkers from '../../src/ssr/domMarkers.ts';
import type { PageTemplate } from './template.ts';

export interface PageDocument {
  readonly html: string;
  /** Hashes that its policy must allow: 'sha256-...' of its inline styles and scripts. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * The variants of one page by name, each with its query. The first is the page without a query, unnamed. Only the form page
 * has more: one for each form.
 */
export const listPageVariants = (path: string | null): ReadonlyMap<string, string> =>
  path !== null && findRoute(path)?.page === 'FormRequest'
    ? new Map([
        ['', ''],
        ...Object.keys(formTypes).map((type) => [type, `?formType=${type}`] as const),
        [domMarkers.unknownTypeMarker, '?formType=-'],
      ])
    : new Map([['', '']]);

const toCspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hides the form chooser, and what follows it, until the requested form is in its place: nothing visible moves then. */
const hiddenPart = `[data-${domMarkers.formTypeMarker}] main`;
const formStyles = `${hiddenPart},${hiddenPart}~*{display:none}`;

const mainElement = /<main\b[\s\S]*<\/main>/;

/**
 * A template with the main element of a variant, and the script that puts it in place of the page's.
 * @param script src/ssr/inline/selectFormVariant.ts
 * @throws Error if the variant differs from the page elsewhere
 */
const createTemplate = (name: string, body: string, pageBody: string, script: string): string => {
  const [main] = mainElement.exec(body) ?? [];
  if (main === undefined || pageBody.replace(mainElement, () => main) !== body)
    throw new Error(`The variant ${name} of a page differs from it outside of its main element.`);
  return `<template data-${domMarkers.formTypeMarker}="${name}">${main}</template><script>${script}</script>`;
};

/** Keeps a component's own class only if a rule uses it. React hydrates without it. */
const removeUnusedClasses = (html: string, styles: string): string => {
  const named = new Set([...styles.matchAll(/\.(sc-[\w-]+)/g)].map(([, name]) => name));
  return html.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const used = classes.split(' ').filter((name) => !/^sc-\w+-\d+$/.test(name) || named.has(name));
    return used.length === 0 ? '' : ` class="${used.join(' ')}"`;
  });
};

/** Hides the list while the URL requests another page of it than the rendered one. */
const listStyles = `[data-${domMarkers.pagedListMarker}] main{visibility:hidden}`;

/** Hides the alerts that the device has dismissed. A token has no sign that could end the selector. */
const createDismissedStyles = (tokens: readonly string[]): string =>
  tokens
    .map(
      (token) =>
        `[data-${domMarkers.dismissedMarker}~="${token}"] [data-${domMarkers.alertMarker}="${token}"]{display:none}`,
    )
    .join('');

/** No `<` in the JSON can end its script element. */
const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const innerHtmlOf = (tag: string): string => /^<[^>]*>([\s\S]*)<\/[^>]*>$/.exec(tag)?.[1] ?? '';

/** Replaces one part. @throws Error if the part is missing */
const replaceRequired = (text: string, part: string | RegExp, by: string): string => {
  if (!(typeof part === 'string' ? text.includes(part) : part.test(text)))
    throw new Error(`index.html has no ${part} any more.`);
  return text.replace(part, () => by);
};

/** The message scripts load before the script that starts the page. */
const listPageScripts = (
  { scripts, messageScripts }: PageTemplate,
  page: PageName,
  language: Locale,
): readonly string[] => scripts[page].toSpliced(-1, 0, ...messageScripts[language]);

const noscript = /\s*<noscript>[\s\S]*?<\/noscript>/;

/**
 * @param path as in the route table; null for the shell
 * @param at time of rendering, epoch ms
 */
export const createPageDocument = (
  template: PageTemplate,
  path: string | null,
  parts: RenderedRoute,
  at: number,
): PageDocument => {
  const { head, styles, alerts } = parts;
  const [body = '', ...others] = parts.bodies.map((each) => removeUnusedClasses(each, styles));
  const [, ...names] = listPageVariants(path).keys();
  const isForm = names.length > 0;
  const page = path === null ? null : findRoute(path)?.page;
  const isList = parts.lists.length > 0 && Object.keys(parts.answers).some((key) => / page$/.test(key));
  const hasAlerts = alerts.documents.length > 0;
  const markedStyles =
    (isForm ? formStyles : isList ? listStyles : '') + createDismissedStyles(alerts.tokens);
  const { holdPictures, hideDismissedAlerts, markFormType, markPagedList, selectFormVariant, loadScripts } =
    template.inline;
  const headScript = [
    page == null ? '' : holdPictures,
    hasAlerts ? hideDismissedAlerts : '',
    isForm ? markFormType : isList ? markPagedList : '',
  ].join('');
  const templates = others
    .map((other, at) => createTemplate(names[at] ?? '', other, body, selectFormVariant))
    .join('');
  const pageData: PageData = {
    path,
    at,
    scripts: page == null ? [] : listPageScripts(template, page, parts.language),
    answers: parts.answers,
    ...(hasAlerts && { alerts: alerts.documents }),
  };
  const inHead = [
    styles,
    markedStyles && `<style>${markedStyles}</style>`,
    headScript && `<script>${headScript}</script>`,
    page == null ? template.shellScripts : '',
  ].join('');
  const atEnd = [
    (page != null || hasAlerts) &&
      `<script type="application/json" id="${domMarkers.pageDataId}">${toScriptJson(pageData)}</script>`,
    `<script>${loadScripts}</script>`,
  ]
    .filter(Boolean)
    .join('');
  let html = replaceRequired(template.html, '<html lang="en"', `<html lang="${parts.language}"`);
  if (page != null) {
    html = replaceRequired(html, /<title>[^<]*<\/title>/, head);
    html = replaceRequired(html, /\s*<meta\s+name="description"[^>]*>/, '');
  }
  // Without scripts a prerendered page shows its own content; the form and the shell need a note that points elsewhere.
  html = replaceRequired(
    html,
    noscript,
    page == null || isForm ? `<noscript>${parts.noscript}</noscript>` : '',
  );
  html = replaceRequired(html, '</head>', `${inHead}</head>`);
  html = replaceRequired(html, '<div id="root"></div>', `<div id="root">${body}</div>${templates}${atEnd}`);
  return {
    html,
    styles: [toCspHash(innerHtmlOf(styles)), ...(markedStyles === '' ? [] : [toCspHash(markedStyles)])],
    scripts: [headScript, isForm ? selectFormVariant : '', loadScripts]
      .filter((text) => text !== '')
      .map(toCspHash),
  };
};

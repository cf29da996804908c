/** A prerendered page as it is served: the build's template around the rendered body, with its inline styles and scripts. */
import { createHash } from 'node:crypto';
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

const toCspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Keeps a component's own class only if a rule uses it. React hydrates without it. */
const removeUnusedClasses = (html: string, styles: string): string => {
  const named = new Set([...styles.matchAll(/\.(sc-[\w-]+)/g)].map(([, name]) => name));
  return html.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const used = classes.split(' ').filter((name) => !/^sc-\w+-\d+$/.test(name) || named.has(name));
    return used.length === 0 ? '' : ` class="${used.join(' ')}"`;
  });
};

/** Hides the content while hydration is going to show something else. */
const otherContentStyles = `[data-${domMarkers.otherContentMarker}] main{visibility:hidden}`;

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
  const page = path === null ? null : findRoute(path)?.page;
  const isList =
    parts.lists.length > 0 && Object.keys(parts.answers).some((key) => / page listed$/.test(key));
  const hasAlerts = alerts.documents.length > 0;
  const isForm = page === 'ServiceForm';
  const isChooser = page === 'FormRequest';
  const markedStyles = isForm || isList ? otherContentStyles : '';
  const { inline } = template;
  const headScript = [
    page == null ? '' : inline.holdPictures,
    hasAlerts ? inline.hideDismissedAlerts : '',
    isChooser ? inline.openQueriedForm : '',
    isForm ? inline.markTabReceipt : '',
    isList ? inline.markPagedList : '',
  ].join('');
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
    `<script>${inline.loadScripts}</script>`,
  ]
    .filter(Boolean)
    .join('');
  let html = replaceRequired(template.html, '<html lang="en"', `<html lang="${parts.language}"`);
  if (page != null) {
    html = replaceRequired(html, /<title>[^<]*<\/title>/, head);
    html = replaceRequired(html, /\s*<meta\s+name="description"[^>]*>/, '');
  }
  // Without scripts a prerendered page shows its own content; the forms and the shell need a note that points elsewhere.
  html = replaceRequired(
    html,
    noscript,
    page == null || isForm || isChooser ? `<noscript>${parts.noscript}</noscript>` : '',
  );
  html = replaceRequired(html, '</head>', `${inHead}</head>`);
  const body = removeUnusedClasses(parts.body, styles);
  html = replaceRequired(html, '<div id="root"></div>', `<div id="root">${body}</div>${atEnd}`);
  return {
    html,
    styles: [toCspHash(innerHtmlOf(styles)), ...(markedStyles === '' ? [] : [toCspHash(markedStyles)])],
    scripts: [headScript, inline.loadScripts].filter((text) => text !== '').map(toCspHash),
  };
};

/** The least that a build leaves beside a site so that its server prerenders it. */
import { loadServerEntry } from '../../../server/ssr/renderer.ts';
import type { PageTemplate } from '../../../server/ssr/template.ts';
import type { ListName } from '../../../src/content/schema/lists.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import { noAlerts } from '../../../src/ssr/contract.ts';
import { writeFiles } from './runningServer.ts';

const frame: PageTemplate = {
  html: '<!doctype html><html lang="en"><head><title></title><meta name="description" content=""></head><body><noscript></noscript><div id="root"></div></body></html>',
  shellScripts: '',
  scripts: Object.fromEntries(
    allRoutes.map(({ page }) => [page, ['/assets/page.js']]),
  ) as unknown as PageTemplate['scripts'],
  messageScripts: { en: [], fil: [], ceb: [] },
  inline: {
    holdPictures: '',
    hideDismissedAlerts: '',
    openQueriedForm: '',
    markTabReceipt: '',
    markPagedList: '',
    loadScripts: '',
  },
  address: 'http://localhost',
};

const parts = {
  language: 'en',
  head: '',
  styles: '',
  noscript: '',
  answers: {},
  lists: [],
  alerts: noAlerts,
};

/**
 * Every path answers with the same shell.
 * @param body the HTML of its root element
 * @param list its records in the store follow the body, as JSON
 */
export function writePrerenderedSite(dist: string, body: string, list: ListName | null = null): void {
  const lists = list === null ? [] : [list];
  writeFiles(dist, {
    '.frame.json': JSON.stringify(frame),
    '.ssr/entryServer.js': [
      'export const listPrerenderedPaths = () => [];',
      `const listRecords = (documentsOf) => ${list === null ? "''" : `JSON.stringify(documentsOf('${list}'))`};`,
      `export const renderRoute = async (path, { documentsOf }) => ({ ...${JSON.stringify({ ...parts, lists })}, body: ${JSON.stringify(body)} + listRecords(documentsOf) });`,
    ].join('\n'),
    '.ssr/package.json': '{"type":"module"}',
  });
}

/** What the renderer of `writePrerenderedPages` did, and what it waits for. */
export interface RenderLog {
  /** `en /News`, in their order; the path of the shell is null. */
  readonly renders: string[];
  /** Each render begins with it. */
  waitFor: Promise<unknown> | null;
  /** Epoch ms: when an alert of its pages begins or ends. */
  alertsChangeAt: number | null;
}

/**
 * A site of these paths. Each page contains its path and language, and the shell 'shell'; all of them read the news.
 * @param filler the rest of a page's body
 */
export async function writePrerenderedPages(
  dist: string,
  paths: readonly string[],
  filler = '',
): Promise<RenderLog> {
  writePrerenderedSite(dist, '');
  writeFiles(dist, {
    '.ssr/entryServer.js': [
      'export const log = { renders: [], waitFor: null, alertsChangeAt: null };',
      `export const listPrerenderedPaths = () => ${JSON.stringify(paths)};`,
      'export const renderRoute = async (path, { locale, documentsOf }) => {',
      "  log.renders.push(locale + ' ' + path);",
      "  documentsOf('news');",
      '  await log.waitFor;',
      `  const filler = ${JSON.stringify(filler)};`,
      "  const text = path === null ? 'shell' : locale + ' page of ' + path;",
      "  const body = text + ' ' + filler;",
      '  const { alertsChangeAt: changeAt } = log;',
      `  const alerts = { ...${JSON.stringify(noAlerts)}, changeAt };`,
      `  return { ...${JSON.stringify(parts)}, alerts, language: locale, head: '<title>Sample</title>', body };`,
      '};',
    ].join('\n'),
  });
  const entry = (await loadServerEntry(dist)) as unknown as { readonly log: RenderLog };
  return entry.log;
}

/** Text that compresses to about half of its length, as long as the page of a real site: a seeded generator writes it. */
export function createCompressibleText(length: number): string {
  let seed = 1;
  const next = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  return Array.from({ length: Math.ceil(length / 6) }, () =>
    next().toString(36).padStart(6, '0').slice(0, 6),
  ).join('');
}

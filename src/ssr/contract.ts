/**
 * Contract between the code that renders a page, the server that sends it and the code that hydrates it. The build and the
 * server load `ServerEntry` from the built site, so that neither imports the app.
 */
import type { ListName } from '../content/schema/lists.ts';
import type { Locale } from '../i18n/locales.ts';
import { readFields, type UncheckedDocument } from '../lib/readFields.ts';
import { pageDataId } from './domMarkers.ts';

/** Returns all documents of a list, whatever their status. */
export type DocumentSource = (list: ListName) => readonly UncheckedDocument[];

export interface RenderOptions {
  readonly locale: Locale;
  readonly documentsOf: DocumentSource;
  /** Epoch ms. */
  readonly now: number;
  /** The origin the site is published at. */
  readonly address: string;
  /** Whether the page contains the alerts of this instant: only where it is rendered again when they change. */
  readonly hasAlerts?: boolean;
}

/** The alerts in a page's HTML. */
export interface RenderedAlerts {
  /** The documents of the alerts, reduced to the fields that an alert shows. */
  readonly documents: readonly UncheckedDocument[];
  /** When the next alert begins or ends, epoch ms; null for never. */
  readonly changeAt: number | null;
}

export const noAlerts: RenderedAlerts = { documents: [], changeAt: null };

/** The parts of a rendered route, before they are put into a document. */
export interface RenderedRoute {
  readonly language: Locale;
  /** Tags for the document's head: title, links, descriptions. */
  readonly head: string;
  /** The HTML of the root element. */
  readonly body: string;
  readonly styles: string;
  /** The content of the noscript element. */
  readonly noscript: string;
  /** The results of the queries, by query key. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The lists that the queries read. */
  readonly lists: readonly ListName[];
  readonly alerts: RenderedAlerts;
}

/** Exports of src/app/entryServer.tsx. */
export interface ServerEntry {
  readonly listPrerenderedPaths: (documentsOf: DocumentSource) => readonly string[];
  /** @param path spelled as in the route table; null renders the shell: the layout around every page, without a page */
  readonly renderRoute: (path: string | null, options: RenderOptions) => Promise<RenderedRoute>;
}

/** Data that a prerendered page passes to the scripts that hydrate it: a JSON block in its body. */
export interface PageData {
  /** The path it was rendered for, spelled as in the route table; null for the shell, which has no path. */
  readonly path: string | null;
  /** Time of the prerender, epoch ms. */
  readonly at: number;
  /** Files of the scripts that hydrate it, in load order. */
  readonly scripts: readonly string[];
  /** Results of its record queries, by query key. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The documents of the alerts in its HTML; absent without one. */
  readonly alerts?: readonly UncheckedDocument[];
}

/** Reads the current page's data; null if it has none. Its alerts are unchecked. */
export const readPageData = ():
  | (Pick<PageData, 'path' | 'at' | 'answers'> & { readonly alerts: unknown })
  | null => {
  const block = document.getElementById(pageDataId);
  if (block === null) return null;
  const fields = readFields(JSON.parse(block.textContent ?? ''));
  const [path, at] = [fields.get('path'), fields.get('at')];
  return {
    path: typeof path === 'string' ? path : null,
    at: Number(at),
    answers: Object.fromEntries(readFields(fields.get('answers'))),
    alerts: fields.get('alerts') ?? [],
  };
};

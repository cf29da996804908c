/**
 * What the code that renders a page, the server that sends it and the code that hydrates it agree on. The build and the
 * server load `ServerEntry` from the built site, so that neither imports the app.
 */
import type { ListName } from '../content/schema/lists.ts';
import type { Locale } from '../i18n/locales.ts';
import { readFields, type UncheckedDocument } from '../lib/readFields.ts';
import { pageDataId } from './domMarkers.ts';

/** All documents of a list, whatever their status. */
export type DocumentSource = (list: ListName) => readonly UncheckedDocument[];

export interface RenderOptions {
  readonly documentsOf: DocumentSource;
  /** Epoch ms. */
  readonly now: number;
  /** The origin the site is published at. */
  readonly address: string;
}

/** The parts of a rendered route, before they are put into a document. */
export interface RenderedRoute {
  readonly language: Locale;
  /** What belongs into the head: title, links, descriptions. */
  readonly head: string;
  /** The HTML of the root element, one for each search. */
  readonly bodies: readonly string[];
  readonly styles: string;
  /** The content of the noscript element. */
  readonly noscript: string;
  /** The results of the queries, by query key. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The lists that the queries read. */
  readonly lists: readonly ListName[];
}

/** What src/app/entryServer.tsx exports. */
export interface ServerEntry {
  readonly listPrerenderedPaths: (documentsOf: DocumentSource) => readonly string[];
  /** All that is rendered from now on is in this locale. */
  readonly setRenderLocale: (locale: Locale) => Promise<void>;
  /**
   * @param path in the table's spelling; null renders the shell: what stands around every page
   * @param searches one body is rendered for each, with the styles of all: '', '?formType=...'
   */
  readonly renderRoute: (
    path: string | null,
    options: RenderOptions,
    searches?: readonly string[],
  ) => Promise<RenderedRoute>;
}

/** The block of JSON in a prerendered page's body, for the scripts that hydrate it. */
export interface PageData {
  /** The path it was made for, in the table's spelling; null for the shell, which is made for none. */
  readonly path: string | null;
  /** When it was drawn, epoch ms. */
  readonly at: number;
  /** The files of the scripts that take it over, in the order in which they are wanted. */
  readonly scripts: readonly string[];
  /** What was read of the records, by question. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Of the page that is shown; null where it holds no such block. */
export const readPageData = (): Pick<PageData, 'path' | 'at' | 'answers'> | null => {
  const block = document.getElementById(pageDataId);
  if (block === null) return null;
  const fields = readFields(JSON.parse(block.textContent ?? ''));
  const [path, at] = [fields.get('path'), fields.get('at')];
  return {
    path: typeof path === 'string' ? path : null,
    at: Number(at),
    answers: Object.fromEntries(readFields(fields.get('answers'))),
  };
};

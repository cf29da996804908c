/** Loads the server renderer that the build left beside the site. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../../src/i18n/locales.ts';
import type { DocumentSource, RenderedRoute, ServerEntry } from '../../src/ssr/contract.ts';
import { createPageDocument, listPageVariants, type PageDocument } from './pageDocument.ts';
import { type PageTemplate, ssrBuildFiles } from './template.ts';

/**
 * Loads one renderer for each locale, because each has its own messages.
 * @param dist the directory of the built site; a new build is loaded again
 */
export const loadServerEntry = async (dist: string, language: Locale = 'en'): Promise<ServerEntry> => {
  const file = join(dist, ssrBuildFiles.renderer, 'entryServer.js');
  const code = (await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs} ${language}`)) as ServerEntry;
  await code.setRenderLocale(language);
  return code;
};

export interface RenderedPage extends PageDocument {
  readonly lists: RenderedRoute['lists'];
}

/** @param now epoch ms */
export const renderPage = async (
  { renderRoute }: ServerEntry,
  template: PageTemplate,
  path: string | null,
  documentsOf: DocumentSource,
  now: number,
): Promise<RenderedPage> => {
  const searches = [...listPageVariants(path).values()];
  const parts = await renderRoute(path, { documentsOf, now, address: template.address }, searches);
  return { ...createPageDocument(template, path, parts, now), lists: parts.lists };
};

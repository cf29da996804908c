/** Loads the server renderer that the build left beside the site. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedRoute, RenderOptions, ServerEntry } from '../../src/ssr/contract.ts';
import { createPageDocument, type PageDocument } from './pageDocument.ts';
import { type PageTemplate, ssrBuildFiles } from './template.ts';

/** @param dist the directory of the built site; a new build is loaded again */
export const loadServerEntry = async (dist: string): Promise<ServerEntry> => {
  const file = join(dist, ssrBuildFiles.renderer, 'entryServer.js');
  return (await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`)) as ServerEntry;
};

export interface RenderedPage extends PageDocument {
  readonly lists: RenderedRoute['lists'];
  readonly alertsChangeAt: RenderedRoute['alerts']['changeAt'];
}

/** @param path as in the route table; null for the shell */
export const renderPage = async (
  { renderRoute }: ServerEntry,
  template: PageTemplate,
  path: string | null,
  options: Omit<RenderOptions, 'address'>,
): Promise<RenderedPage> => {
  const parts = await renderRoute(path, { ...options, address: template.address });
  return {
    ...createPageDocument(template, path, parts, options.now),
    lists: parts.lists,
    alertsChangeAt: parts.alerts.changeAt,
  };
};

/** What a build's scripts need of one another, for the plugins that name them to a page and to the worker. */
import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk';

export const chunksOf = (bundle: Bundle): readonly Chunk[] => Object.values(bundle).filter(isChunk);

/** A script and all that it imports before it runs, those first; no more of what `found` holds already. */
export const collectImports = (
  bundle: Bundle,
  name: string,
  found: Set<string> = new Set(),
): ReadonlySet<string> => {
  const file = bundle[name];
  if (!isChunk(file) || found.has(name)) return found;
  for (const needed of file.imports) collectImports(bundle, needed, found);
  return found.add(name);
};

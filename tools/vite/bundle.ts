/** Reads the imports between the scripts of a build, for the plugins that list them in a page or in the worker. */
import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk';

export const chunksOf = (bundle: Bundle): readonly Chunk[] => Object.values(bundle).filter(isChunk);

/** A script with all its static imports, dependencies first. Scripts already in `found` are skipped. */
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

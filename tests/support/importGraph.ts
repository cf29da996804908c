/** Which file of the project imports which, by the text of its import declarations and `import()` calls. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Import {
  readonly from: string;
  /** A file of the project, or a package as it is written. */
  readonly to: string;
}

export interface ImportGraph {
  readonly files: readonly string[];
  readonly imports: readonly Import[];
}

/** @param pattern of the files, from the root of the repository */
export const readImportGraph = (pattern: string): ImportGraph => {
  const files = globSync(pattern).map(normalize);
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, to = '']) => ({
      from: file,
      to: to.startsWith('.') ? normalize(join(dirname(file), to)) : to,
    })),
  );
  return { files, imports };
};

/** The files that `start` leads to by any number of steps, and itself. */
export const findReachable = (start: string, steps: readonly Import[]): ReadonlySet<string> => {
  const found = new Set([start]);
  // A set lists what is added to it during the loop.
  for (const file of found) for (const { from, to } of steps) if (from === file) found.add(to);
  return found;
};

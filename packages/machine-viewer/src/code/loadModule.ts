/** Loads modules whose text is changed: each from a file of its own in a temporary folder, which is deleted at once. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SourceModule, SyntaxNode } from './modules.ts';

/** A change of the text of a module. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A module, and the text that takes the place of its own. */
export interface ChangedModule {
  readonly module: SourceModule;
  /** Keeps all imports where they are. */
  readonly change?: TextChange;
  /** Stands after the module's own text. */
  readonly more?: string;
}

const applyChanges = (text: string, changes: readonly TextChange[]): string =>
  changes
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (written, change) => `${written.slice(0, change.start)}${change.text}${written.slice(change.end)}`,
      text,
    );

/** The absolute path of the module that an import names; null for a package. */
export const importedFileOf = ({ file }: SourceModule, source: SyntaxNode): string | null => {
  const from = String(source.value);
  return from.startsWith('.') ? resolve(dirname(file), from) : null;
};

/**
 * @param changed the module to load comes first; those that it imports take the place of the files that they were read from
 * @returns what the first module exports
 */
export const loadChangedModule = async (
  changed: readonly ChangedModule[],
): Promise<Readonly<Record<string, unknown>>> => {
  const directory = mkdtempSync(join(tmpdir(), 'mutants-'));
  const files = new Map(
    changed.map(({ module: { file } }, at) => [file, join(directory, `${at}-${basename(file)}`)]),
  );
  try {
    for (const { module, change, more = '' } of changed) {
      const imports = module.importSources.map((source): TextChange => {
        const file = importedFileOf(module, source);
        const url =
          file === null
            ? import.meta.resolve(String(source.value))
            : pathToFileURL(files.get(file) ?? file).href;
        return { start: source.start, end: source.end, text: `'${url}'` };
      });
      const text = applyChanges(module.text, change === undefined ? imports : [...imports, change]);
      writeFileSync(files.get(module.file)!, `${text}\n${more}`);
    }
    const [first] = files.values();
    return await import(/* @vite-ignore */ pathToFileURL(first!).href);
  } finally {
    rmSync(directory, { recursive: true });
  }
};

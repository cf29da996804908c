/** Bundles a source file and its imports into one classic script without dependencies. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');

interface ClassicScriptOptions {
  /** Relative to the project's root. */
  readonly entry: string;
  readonly define?: Readonly<Record<string, string>>;
  /** The oldest supported language version; Vite's default when absent. */
  readonly target?: string;
}

export const buildClassicScript = async ({
  entry,
  define = {},
  target,
}: ClassicScriptOptions): Promise<string> => {
  const [output] = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      ...(target !== undefined && { target }),
      lib: { entry: join(root, entry), formats: ['iife'], name: '_', fileName: '_' },
    },
  })) as Rolldown.RolldownOutput[];
  return output!.output[0].code;
};

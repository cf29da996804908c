/**
 * Writes compressed copies beside each text file of a build, as the last plugin: prerendered pages, the staff page and the
 * site map are written after the bundle. A server that finds the copies sends them and compresses nothing itself.
 */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { localesDirectory } from '../../../server/ssr/template.ts';

/** Shorter files fit into one packet without compression (bytes). */
const minimumSize = 1_000;

const copies = { br: promisify(brotliCompress), gz: promisify(gzip) } as const;

/** @param directory the built site; files that already have copies are skipped */
export async function compressDirectory(directory: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,json,svg,txt,xml,webmanifest}', {
    cwd: directory,
    // Only hosts that compress by themselves read this directory.
    exclude: [`${localesDirectory}/**`],
  })
    .map((name) => join(directory, name))
    .filter((file) => statSync(file).size >= minimumSize && !existsSync(`${file}.br`));
  // All at once: Node's thread pool limits how many run in parallel.
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(copies).map(async ([kind, compress]) =>
        writeFileSync(`${file}.${kind}`, await compress(readFileSync(file))),
      ),
    ),
  );
}

export const compressPlugin = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  writeBundle: { sequential: true, order: 'post', handler: ({ dir }) => compressDirectory(dir!) },
});

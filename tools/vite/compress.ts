/** Each text of a directory beside its compressed copies: a server that finds them sends those, and compresses nothing itself. */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { localesDirectory } from '../../server/ssr/template.ts';

/** Shorter ones fit into one packet anyway. */
const minimumSize = 1_000;

const copies = { br: promisify(brotliCompress), gz: promisify(gzip) } as const;

/** @param directory of the built site; what has its copies already is left alone */
export async function compressDirectory(directory: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,json,svg,txt,xml,webmanifest}', {
    cwd: directory,
    // For a host that packs by itself.
    exclude: [`${localesDirectory}/**`],
  })
    .map((name) => join(directory, name))
    .filter((file) => statSync(file).size >= minimumSize && !existsSync(`${file}.br`));
  // As many at once as the machine has cores: Node's own threads share them out.
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(copies).map(async ([kind, compress]) =>
        writeFileSync(`${file}.${kind}`, await compress(readFileSync(file))),
      ),
    ),
  );
}

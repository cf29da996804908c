/** Each text of a directory beside its compressed copies: a server that finds them sends those, and compresses nothing itself. */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Shorter ones fit into one packet anyway. */
const least = 1_000;

/** @param directory of the built site; what has its copies already is left alone */
export function pack(directory: string): void {
  for (const name of globSync('**/*.{html,js,css,json,svg,txt,xml,webmanifest}', { cwd: directory })) {
    const file = join(directory, name);
    if (statSync(file).size < least || existsSync(`${file}.br`)) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes));
  }
}

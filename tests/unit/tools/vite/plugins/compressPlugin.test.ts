/** The build writes compressed copies of its text files beside them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressDirectory } from '../../../../../tools/vite/plugins/compressPlugin.ts';
import { createTempDirectory, writeFiles } from '../../../../support/server/runningServer.ts';

const long = 'a sentence of a page. '.repeat(60);

describe('§7 compressDirectory', () => {
  it('writes .br and .gz copies of a long text file, and no .br of a short text or a picture', async () => {
    const at = createTempDirectory();
    writeFiles(at, { 'News.html': long, 'News/a.html': 'short', 'seal.png': long });
    await compressDirectory(at);
    const copy = (name: string) => readFileSync(join(at, name));
    expect(brotliDecompressSync(copy('News.html.br')).toString()).toBe(long);
    expect(gunzipSync(copy('News.html.gz')).toString()).toBe(long);
    expect(['News/a.html.br', 'seal.png.br'].filter((name) => existsSync(join(at, name)))).toEqual([]);
  });
});

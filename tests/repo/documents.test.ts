/** Every file that a document names is there, and every link between documents leads somewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listProjectFiles } from '../../tools/cli/init/projectFiles.ts';

const documents = listProjectFiles().filter(
  (file) => /^(?:docs\/.*|README|CONTRIBUTING)(?:\.md)$/.test(file) && !file.startsWith('docs/machines/'),
);

/** A file that a reader of CONTRIBUTING.md makes. */
const isExample = (path: string): boolean => /\bsaveButton\b/.test(path);

const folders = 'src|machines|server|tools|tests|docs|content|public';
const pathPattern = new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g');
const linkPattern = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)(?:#[^)]*)?\)/g;

describe('the documents', () => {
  it('are read whole', () => {
    expect(documents.length).toBeGreaterThan(50);
  });

  it.each(documents)('%s names files that exist', (document) => {
    const text = readFileSync(document, 'utf8');
    const missing = [...text.matchAll(pathPattern)]
      .map(([, path = '']) => path)
      .filter((path) => !isExample(path) && !existsSync(path));
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s links to files that exist', (document) => {
    const text = readFileSync(document, 'utf8');
    const missing = [...text.matchAll(linkPattern)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(dirname(document), decodeURIComponent(path))));
    expect(missing).toEqual([]);
  });
});

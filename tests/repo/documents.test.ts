/** Every file that a document names exists, and so does the target of every link between documents. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedTest } from '../../tools/cli/init/plan.ts';
import { listProjectFiles } from '../../tools/cli/init/projectFiles.ts';

const documents = listProjectFiles().filter(
  (file) =>
    /^(?:docs\/.*|(?:.*\/)?README|CONTRIBUTING)\.md$/.test(file) && !file.startsWith('docs/machines/'),
);

/** A file that a reader of CONTRIBUTING.md makes, that a command makes and git ignores, or that an adopted site has no longer. */
const mayBeMissing = (path: string): boolean =>
  /\bsaveButton\b|^docs\/translations(?:-of-content)?\.md$/.test(path) || path === namedTest;

const folders = 'src|machines|server|tools|tests|docs|content|public';
const pathPattern = new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g');
const linkPattern = /\]\((?!https?:|mailto:|tel:|#|\/)([^)#\s]+)(?:#[^)]*)?\)/g;

/** `tests/unit/form/schema.test.ts` 'refuses an empty name', 'refuses a day in the past' */
const quotePattern = /`(tests\/[\w/.-]+\.tsx?)`((?:,? '(?:[^'|]|'(?=\w))+')+)/g;
const titlePattern = /'((?:[^'|]|'(?=\w))+)'/g;

describe('the Markdown documents', () => {
  it('includes more than 50 documents', () => {
    expect(documents.length).toBeGreaterThan(50);
  });

  it.each(documents)('%s names only files that exist', (document) => {
    const text = readFileSync(document, 'utf8');
    const missing = [...text.matchAll(pathPattern)]
      .map(([, path = '']) => path)
      .filter((path) => !mayBeMissing(path) && !existsSync(path));
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s links only to files that exist', (document) => {
    const text = readFileSync(document, 'utf8');
    const missing = [...text.matchAll(linkPattern)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(dirname(document), decodeURIComponent(path))));
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s quotes titles of tests that exist', (document) => {
    // A line may end within a title.
    const text = readFileSync(document, 'utf8').replace(/\s+/g, ' ');
    const missing = [...text.matchAll(quotePattern)].flatMap(([, file = '', quotes = '']) => {
      const source = existsSync(file) ? readFileSync(file, 'utf8').replace(/\\'/g, "'") : '';
      const titles = [...quotes.matchAll(titlePattern)].map(([, title = '']) => title);
      return titles.filter((title) => !source.includes(title));
    });
    expect(missing).toEqual([]);
  });
});

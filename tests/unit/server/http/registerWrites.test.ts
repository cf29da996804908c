/** §6: which commits of staff the rules judge. */
import { describe, expect, it } from 'vitest';
import { writesRegister } from '../../../../server/http/registerWrites.ts';
import { siteDatabase } from '../../../../server/ops/siteStore.ts';
import { site } from '../../../../src/site.ts';

const nameOf = (collection: string): string => `${siteDatabase.root}/${site.root}/${collection}/list/a`;
const news = nameOf('News_List');
const judges = (...writes: readonly unknown[]): boolean => writesRegister(JSON.stringify({ writes }));

describe('§6 writesRegister()', () => {
  it.each(['Issued_Documents', 'Document_Status', 'Document_Checks'])('finds a write to %s', (collection) => {
    const name = nameOf(collection);
    for (const write of [
      { update: { name, fields: {} } },
      { delete: name },
      { verify: name, currentDocument: { exists: true } },
      { transform: { document: name } },
      { update: { name: news }, delete: name },
    ])
      expect(judges({ delete: news }, write), JSON.stringify(write)).toBe(true);
  });

  it('leaves other collections to staff', () => {
    expect(judges({ update: { name: news, fields: {} } }, { delete: nameOf('Form_Requests') })).toBe(false);
    expect(judges({ delete: nameOf('Issued_Documents_Old') })).toBe(false);
    expect(judges()).toBe(false);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no writes', '{}'],
    ['writes that are no list', '{"writes":{}}'],
    ['a write that is no object', '{"writes":[null]}'],
    ['a write of no kind', '{"writes":[{}]}'],
    ['an update that is no object', '{"writes":[{"update":"a"}]}'],
    ['a name that is no text', '{"writes":[{"delete":1}]}'],
    [
      'a name of another project',
      '{"writes":[{"delete":"projects/other/databases/(default)/documents/a/b"}]}',
    ],
    ['a name that ends too early', `{"writes":[{"delete":"${siteDatabase.root}/a"}]}`],
    ['the second of two names', `{"writes":[{"delete":"${news}","delete":"${nameOf('Document_Checks')}"}]}`],
  ])('leaves to the rules what has %s', (_, body) => {
    expect(writesRegister(body)).toBe(true);
  });
});

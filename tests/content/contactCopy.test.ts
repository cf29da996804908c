import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactsOf } from '../../src/content/contact.ts';
import { copyIn, copyText } from '../../src/content/contactCopy.ts';
import { count } from '../full.ts';
import { payloads } from './hostile.ts';

const readAt = Date.UTC(2031, 4, 6, 3);
const most = 20;
const nobody = () => {};

const contacts = contactsOf(
  [
    {
      id: 'b',
      data: {
        name: 'Sample B',
        group: 'Health',
        mobileCon1: '0900 002',
        network1: 'Network 2',
        mobileCon2: '0900 004',
        order: 1,
        sample: true,
        updated: 1_794_960_000_000,
      },
    },
    { id: 'a', data: { name: 'Sample A', mobileCon2: '0900 001', order: 2 } },
  ],
  nobody,
);

const written = (documents: unknown, at: unknown = readAt) => JSON.stringify({ readAt: at, documents });

describe('§7 the copy of the contacts', () => {
  it('comes back as it was kept, in its order', () => {
    expect(copyIn(copyText({ contacts, readAt }), most)).toEqual({ contacts, readAt });
  });

  it.each([
    '',
    'rubbish',
    'null',
    '[]',
    '7',
    '"text"',
    '{}',
    '{"__proto__":{"readAt":1}}',
    written(null),
    written({}),
    written([null, 7, 'text', [], { id: 7 }, { id: 'x' }, { id: 'x', data: null }]),
    written([{ id: 'x', data: { name: 'Sample', mobileCon1: 'javascript:alert(1)' } }]),
    written([{ id: 'x', data: { name: 'Sample', mobileCon1: '0900 001' } }], 'yesterday'),
    written([{ id: 'x', data: { name: 'Sample', mobileCon1: '0900 001' } }], -1),
    written([{ id: 'x', data: { name: 'Sample', mobileCon1: '0900 001' } }], 1e300),
    written([{ id: 'x', data: { name: 'x'.repeat(200_000), mobileCon1: '0900 001' } }]),
  ])('%.80s is none (failures 9)', (text) => {
    expect(copyIn(text, most)).toBeNull();
  });

  it('has each id once, and twenty contacts at most', () => {
    const data = { name: 'Sample', mobileCon1: '0900 001' };
    const many = Array.from({ length: 30 }, (_, at) => ({ id: `${at}`, data }));
    expect(copyIn(written(many), most)?.contacts).toHaveLength(20);
    expect(copyIn(written([many[0], many[0]]), most)?.contacts).toHaveLength(1);
  });

  it('has no number that cannot be called, whatever was put there (failures 22)', () => {
    const planted = payloads.map((payload, at) => ({
      id: `${at}`,
      data: { name: payload, group: payload, mobileCon1: payload, mobileCon2: '0900 001', network2: payload },
    }));
    const copy = copyIn(written(planted), planted.length);
    expect(copy?.contacts).toHaveLength(planted.length);
    for (const { numbers } of copy?.contacts ?? [])
      expect(numbers.map(({ number }) => number)).toEqual(['0900 001']);
  });

  it('is read without an exception from 2,000 generated texts', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        copyIn(json, most);
        copyIn(`{"readAt":1,"documents":${json}}`, most);
      }),
      { numRuns: count(2_000, 400) },
    );
  });
});

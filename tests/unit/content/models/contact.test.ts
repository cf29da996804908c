import { describe, expect, it } from 'vitest';
import { toContacts as shapeOf } from '../../../../src/content/models/contact.ts';
import { createRecordContext } from '../../../support/recordContext.ts';

const contactsOf = (documents: Parameters<typeof shapeOf>[0]) => shapeOf(documents, createRecordContext());
const contact = (id: string, data: unknown) => ({ id, data });

describe('§3 §9 emergency contacts', () => {
  it('sorts contacts by order, then by id, with one or two numbers each', () => {
    const contacts = contactsOf([
      contact('b', { name: 'Sample B', mobileCon1: '0900 002', network1: 'Network 2' }),
      contact('a', {
        name: 'Sample A',
        mobileCon1: '0900 001',
        network1: 'Network 1',
        mobileCon2: '0900 004',
      }),
      contact('z', { name: 'Sample Z', mobileCon1: '911', order: 1, sample: true }),
    ]);
    const rest = { group: '', updated: null };
    expect(contacts).toMatchObject([
      { ...rest, id: 'z', name: 'Sample Z', numbers: [{ number: '911', carrier: '' }], isSample: true },
      {
        ...rest,
        id: 'a',
        name: 'Sample A',
        numbers: [
          { number: '0900 001', carrier: 'Network 1' },
          { number: '0900 004', carrier: '' },
        ],
        isSample: false,
      },
      {
        ...rest,
        id: 'b',
        name: 'Sample B',
        numbers: [{ number: '0900 002', carrier: 'Network 2' }],
        isSample: false,
      },
    ]);
  });
  it.each([
    '+63 (0)900 000 0001',
    '0917.000.0000',
    '0917\u00a0000\u00a00000',
    '0917\u2011000\u20130000',
    '(088)\u2212000-0000',
  ])('shows the number %j as it is written', (number) => {
    expect(contactsOf([contact('x', { name: 'Sample', mobileCon1: number })])).toMatchObject([
      { numbers: [{ number }] },
    ]);
  });
  it.each([
    null,
    'text',
    7,
    [],
    {},
    { name: 'Sample' },
    { name: 'Sample', mobileCon1: 'javascript:alert(1)' },
    { name: 'Sample', mobileCon1: ['0900 001'] },
    { name: 'Sample', mobileCon1: '((()))' },
    { name: 'Sample', mobileCon1: '0900 001 loc. 12' },
    { name: 'Sample', mobileCon1: '0900 001/0900 002' },
    { name: { deep: 'map' }, mobileCon1: '0900 001' },
  ])('leaves out the malformed contact %j without an error (failures 22, 23)', (data) => {
    expect(contactsOf([contact('x', data)])).toEqual([]);
  });
});

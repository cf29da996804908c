/** What becomes of each value of a store where it is read as plain JSON: for staff, for an import or export, for a page. */
import { describe, expect, it } from 'vitest';
import { createRestResponse } from '../../../../../packages/embedded-firestore/src/protocol/index.ts';
import { createRecordSource } from '../../../../../server/ssr/recordSource.ts';
import { toFeedbackMessage } from '../../../../../src/staff-core/feedback.ts';
import { toFoundReceipt } from '../../../../../src/staff-core/receipts.ts';
import { toStaffRequest } from '../../../../../src/staff-core/request.ts';
import { toStoredContentRecord } from '../../../../../src/staff-core/storedContent.ts';

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const recordOf = (fields: Fields) => ({ id: 'a', name: 'a', fields, createTime: '', updateTime: '' });

/** The fields of the only record of a list, as a page gets them. */
const readForPage = (fields: Fields): unknown => {
  const rows = [{ document: { name: 'list/a', fields } }];
  const source = createRecordSource({ answer: () => createRestResponse(200, rows), changes: () => 1 });
  return source.documentsOf('news')[0]?.data;
};

const ownProto = (value: unknown): object => Object.fromEntries([['__proto__', value]]);

describe('a value that plain JSON has', () => {
  it.each([
    ['null', { nullValue: null }, null],
    ['a boolean', { booleanValue: false }, false],
    ['a text', { stringValue: 'Ñ' }, 'Ñ'],
    ['an integer', { integerValue: '3' }, 3],
    ['the largest safe integer', { integerValue: '9007199254740991' }, 9_007_199_254_740_991],
    ['an integer as a JSON number', { integerValue: 3 }, 3],
    ['a double', { doubleValue: 2.5 }, 2.5],
    ['a whole double', { doubleValue: 3 }, 3],
    ['a list', { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } }, [1, 'a']],
    ['an empty list', { arrayValue: {} }, []],
    [
      'a map',
      { mapValue: { fields: { x: { mapValue: { fields: { y: { integerValue: '1' } } } } } } },
      { x: { y: 1 } },
    ],
    ['an empty map', { mapValue: {} }, {}],
    [
      'a map with __proto__ as a key',
      { mapValue: { fields: ownProto({ stringValue: 'a' }) } },
      ownProto('a'),
    ],
  ])('is the same to every reader: %s', (_, wire: Fields[string], plain) => {
    const fields = { field: wire };
    expect(toStaffRequest(recordOf(fields)).fields).toEqual({ field: plain });
    expect(toFeedbackMessage(recordOf(fields)).fields).toEqual({ field: plain });
    expect(toStoredContentRecord(fields)).toEqual({
      fields: { field: plain },
      isPlain: true,
      unsupported: [],
    });
    expect(readForPage(fields)).toEqual({ field: plain });
  });

  it('keeps a field named __proto__ as an own field of the record for every reader', () => {
    const fields = ownProto({ stringValue: 'a' }) as Fields;
    const read = [
      toStaffRequest(recordOf(fields)).fields,
      toFeedbackMessage(recordOf(fields)).fields,
      toStoredContentRecord(fields).fields,
      readForPage(fields),
    ];
    for (const plain of read) expect(Object.entries(plain as object)).toEqual([['__proto__', 'a']]);
  });
});

describe('a value that plain JSON lacks', () => {
  const point = { latitude: 10, longitude: 123 };
  /** The value that staff see, the type that the report of content names or its number, and the value that a page gets. */
  it.each<[string, Fields[string], unknown, string | number, unknown]>([
    ['a timestamp', { timestampValue: '2031-05-06T03:00:00Z' }, '2031-05-06T03:00:00Z', 'a timestamp', {}],
    ['bytes', { bytesValue: 'aGk=' }, 'aGk=', 'bytes', {}],
    ['a reference', { referenceValue: 'projects/p/a' }, 'projects/p/a', 'a reference', {}],
    ['a point', { geoPointValue: point }, point, 'a geographical point', {}],
    ['2^53', { integerValue: '9007199254740992' }, '9007199254740992', 'an integer beyond 2^53', 2 ** 53],
    [
      'the smallest int64',
      { integerValue: '-9223372036854775808' },
      '-9223372036854775808',
      'an integer beyond 2^53',
      -(2 ** 63),
    ],
    ['an integer of letters', { integerValue: 'x' }, 'x', 'an integer beyond 2^53', Number.NaN],
    ['NaN', { doubleValue: 'NaN' }, 'NaN', 'no number (NaN or Infinity)', null],
    ['minus infinity', { doubleValue: '-Infinity' }, '-Infinity', 'no number (NaN or Infinity)', null],
    ['minus zero', { doubleValue: '-0' }, '-0', 0, null],
    ['a type that is not known', { vectorValue: 'x' }, 'x', 'of a type that is not known', {}],
    ['the name of an inherited property', { constructor: 'x' }, 'x', 'of a type that is not known', {}],
    ['no type', {}, undefined, 'of a type that is not known', {}],
  ])('is text to staff, reported of content, and empty on a page: %s', (_, wire, staff, content, page) => {
    const fields = { field: wire, list: { arrayValue: { values: [{ mapValue: { fields: { wire } } }] } } };
    const as = (plain: unknown) => ({ field: plain, list: [{ wire: plain }] });
    expect(toStaffRequest(recordOf(fields)).fields).toEqual(as(staff));
    expect(toFeedbackMessage(recordOf(fields)).fields).toEqual(as(staff));
    expect(readForPage(fields)).toEqual(as(page));
    expect(toStoredContentRecord(fields)).toEqual(
      typeof content === 'number'
        ? { fields: as(content), isPlain: true, unsupported: [] }
        : {
            fields: as(null),
            isPlain: false,
            unsupported: [
              { field: 'field', type: content },
              { field: 'list', type: content },
            ],
          },
    );
  });

  it('is no state and no time of a receipt', () => {
    const [state, since] = [{ timestampValue: '2031-05-06T03:00:00Z' }, { integerValue: '9007199254740993' }];
    expect(toFoundReceipt(recordOf({ state, since }))).toMatchObject({ state: 'other', since: null });
  });
});

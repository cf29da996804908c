import { describe, expect, it } from 'vitest';
import {
  findTabReceipt,
  readTabReceipt,
  storeTabReceipt,
} from '../../../../../src/features/request/storage/tabReceipt.ts';
import { stubStorage } from '../../../../support/stubStorage.ts';

const type = 'BARANGAY_CLEARANCE';
const key = `receipt ${type}`;
const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const schedule = '2031-05-08T09:30';
const stored = { recordId: '4f3a', receiptCode: code, record: null, schedule };

describe('§3 §8 the receipt in the tab', () => {
  const { tab } = stubStorage();

  it('has the reference, the code and the day of the record, and no other answer', () => {
    storeTabReceipt(type, { ...stored, record: { lname: 'Sample', schedule }, schedule: null });
    expect(JSON.parse(tab().getItem(key) ?? '')).toEqual({ id: '4f3a', code, schedule });
    expect(readTabReceipt(type)).toEqual(stored);
    expect(findTabReceipt(code)).toEqual({ type, schedule });
  });

  it('is read as release 1.0.0 stored it', () => {
    tab().setItem(key, `{"id":"4f3a","code":"${code}","schedule":"${schedule}","mayBeOlder":true}`);
    expect(readTabReceipt(type)).toEqual(stored);
  });

  it.each(['rubbish', '{}', `{"id":"4f3b","code":"${code}"}`, '{"id":"4f3a","code":"../.."}'])(
    'is deleted where it is %s',
    (text) => {
      tab().setItem(key, text);
      expect(readTabReceipt(type)).toBeNull();
      expect(tab().getItem(key)).toBeNull();
    },
  );
});

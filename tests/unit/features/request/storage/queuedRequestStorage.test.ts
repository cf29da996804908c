import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queuedRequestLifetime } from '../../../../../machines/request/context.ts';
import {
  queuedRequestKey,
  readQueuedRequestEntry,
} from '../../../../../src/features/request/storage/queuedRequestIndex.ts';
import {
  readQueuedRequest,
  removeQueuedRequest,
  storeQueuedRequest,
} from '../../../../../src/features/request/storage/queuedRequestStorage.ts';
import { toRequestRecord } from '../../../../../src/form/record.ts';
import { createEmptyValues } from '../../../../../src/form/values.ts';
import { stubStorage } from '../../../../support/stubStorage.ts';
import { testNow as now } from '../../../../support/testNow.ts';

const type = 'BARANGAY_CLEARANCE';
const key = queuedRequestKey(type);
const [code, otherCode] = ['01234567-89ab-4f3a-9c1b-0123456789ab', 'fedcba98-89ab-4f3b-9c1b-0123456789ab'];
const values = { ...createEmptyValues(type), lname: 'Sample' };

const submissionOf = (receiptCode: string, remainingTime = queuedRequestLifetime) => ({
  requestIds: { recordId: receiptCode.slice(14, 18), receiptCode, isLastAttempt: false },
  idAttempts: 1,
  unanswered: [{ versionId: null, record: toRequestRecord(type, values, now), schedule: null }],
  remainingTime,
});

describe('§3 the queued request of a type on the phone', () => {
  const { phone } = stubStorage();
  beforeEach(() => void vi.useFakeTimers({ now }));
  afterEach(() => vi.useRealTimers());
  const readCode = () => readQueuedRequest(type)?.submission.requestIds.receiptCode;

  it('refuses to replace the request of another tab, and leaves it as it is', () => {
    storeQueuedRequest(type, values, submissionOf(code));
    const text = phone().getItem(key);
    expect(() => storeQueuedRequest(type, values, submissionOf(otherCode))).toThrow(
      'Another request of this type waits on this phone.',
    );
    expect(phone().getItem(key)).toBe(text);
  });

  it('stores its own request again without more time', () => {
    storeQueuedRequest(type, values, submissionOf(code));
    vi.setSystemTime(now + 3_600_000);
    storeQueuedRequest(type, { ...values, lname: 'Sample two' }, submissionOf(code));
    expect(readQueuedRequest(type)).toMatchObject({ values: { lname: 'Sample two' }, keptAt: now });
  });

  it('takes the place of a request whose day is over', () => {
    storeQueuedRequest(type, values, submissionOf(code));
    vi.setSystemTime(now + queuedRequestLifetime);
    storeQueuedRequest(type, values, submissionOf(otherCode));
    expect(readCode()).toBe(otherCode);
  });

  it('fails where the storage keeps nothing', () => {
    vi.stubGlobal('localStorage', { ...phone(), setItem: () => {} });
    expect(() => storeQueuedRequest(type, values, submissionOf(code))).toThrow(
      'Storage does not keep a request.',
    );
  });

  it('removes the request with the code, and no other', () => {
    storeQueuedRequest(type, values, submissionOf(code));
    for (const other of [otherCode, null]) removeQueuedRequest(type, other);
    expect(readCode()).toBe(code);
    removeQueuedRequest(type, code);
    expect(phone().getItem(key)).toBeNull();
  });

  it.each([
    ['the last millisecond of its day', now - queuedRequestLifetime + 1, 1],
    ['the first millisecond after its day', now - queuedRequestLifetime, undefined],
    ['this very millisecond', now, queuedRequestLifetime],
    ['a clock that was one millisecond ahead', now + 1, undefined],
  ])('counts a request of %s', (_, keptAt, remainingTime) => {
    phone().setItem(key, JSON.stringify({ code, keptAt }));
    expect(readQueuedRequestEntry(type)?.remainingTime).toBe(remainingTime);
    expect(phone().getItem(key) === null).toBe(remainingTime === undefined);
  });
});

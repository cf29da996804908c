import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queuedRequestLifetime } from '../../../../../machines/request/context.ts';
import {
  readQueuedRequest,
  removeQueuedRequest,
  storeQueuedRequest,
} from '../../../../../src/features/request/storage/queuedRequest.ts';
import {
  queuedRequestKey,
  readQueuedRequestEntry,
} from '../../../../../src/features/request/storage/queuedRequestIndex.ts';
import { toRequestRecord } from '../../../../../src/form/record.ts';
import { createEmptyValues } from '../../../../../src/form/values.ts';
import { stubStorage } from '../../../../support/stubStorage.ts';
import { testNow as now } from '../../../../support/testNow.ts';

const type = 'BARANGAY_CLEARANCE';
const key = queuedRequestKey(type);
const [code, otherCode] = ['01234567-89ab-4f3a-9c1b-0123456789ab', 'fedcba98-89ab-4f3b-9c1b-0123456789ab'];
const values = { ...createEmptyValues(type), lname: 'Sample' };

const versionId = '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';
const record = toRequestRecord(type, values, now);

const submissionOf = (receiptCode: string, remainingTime = queuedRequestLifetime) => ({
  code: receiptCode,
  record,
  versionId,
  remainingTime,
});

describe('§3 the queued request of a type on the phone', () => {
  const { phone } = stubStorage();
  beforeEach(() => void vi.useFakeTimers({ now }));
  afterEach(() => vi.useRealTimers());
  const readCode = () => readQueuedRequest(type)?.submission.code;

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
    expect(readQueuedRequest(type)).toMatchObject({
      values: { lname: 'Sample two' },
      submission: { remainingTime: queuedRequestLifetime - 3_600_000 },
    });
  });

  it('takes the place of a request whose day is over', () => {
    storeQueuedRequest(type, values, submissionOf(code));
    vi.setSystemTime(now + queuedRequestLifetime);
    storeQueuedRequest(type, values, submissionOf(otherCode));
    expect(readCode()).toBe(otherCode);
  });

  it('fails where the storage keeps nothing', () => {
    vi.stubGlobal('window', { localStorage: { ...phone(), setItem: () => {} } });
    expect(() => storeQueuedRequest(type, values, submissionOf(code))).toThrow(
      'The storage does not keep the text.',
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

describe('§3 §8 the shape of a queued request on the phone', () => {
  const { phone } = stubStorage();
  beforeEach(() => void vi.useFakeTimers({ now }));
  afterEach(() => vi.useRealTimers());
  const certificate = 'BARANGAY_CERTIFICATIONS';
  const certificateValues = {
    ...createEmptyValues(certificate),
    purpose: 'for school',
    certificate: 'residency',
  };
  const certificateRecord = toRequestRecord(certificate, certificateValues, now);
  const read = (stored: object, of: typeof type | typeof certificate = type) => {
    phone().setItem(queuedRequestKey(of), JSON.stringify({ keptAt: now, code, draws: 1, ...stored }));
    return readQueuedRequest(of);
  };

  it('is that of release 1.0.0, without the empty answers', () => {
    storeQueuedRequest(type, values, submissionOf(code));
    expect(JSON.parse(phone().getItem(key) ?? '')).toEqual({
      keptAt: now,
      values: { lname: 'Sample' },
      code,
      draws: 1,
      unanswered: [JSON.parse(JSON.stringify(record))],
      versions: [versionId],
    });
    expect(readQueuedRequest(type)).toEqual({ values, submission: submissionOf(code) });
  });

  it.each([
    [
      '1.0.0, two versions',
      `{"keptAt":${now},"values":{"lname":"Second"},"code":"${code}","draws":2,"unanswered":[{"lname":"First"},{"lname":"Second"}],"versions":["6a1d2e3f-4b5c-4d6e-9f70-8192a3b4c5d6","${versionId}"]}`,
      versionId,
    ],
    [
      'a release before 1.0.0, which names no versions',
      `{"keptAt":${now},"values":{"lname":"Second"},"code":"${code}","draws":5,"earlier":true,"unanswered":[{"lname":"First"},{"lname":"Second"}]}`,
      null,
    ],
  ])('of %s: its last version is sent under its code', (_, text, id) => {
    phone().setItem(key, text);
    expect(readQueuedRequest(type)).toEqual({
      values: { ...createEmptyValues(type), lname: 'Second' },
      submission: {
        code,
        record: { lname: 'Second' },
        versionId: id,
        remainingTime: queuedRequestLifetime,
      },
    });
  });

  it('has the choice of a certificate among the answers, and the purpose with its word in the record', () => {
    const queued = read({ values: certificateValues, unanswered: [certificateRecord] }, certificate);
    expect(queued?.values).toEqual(certificateValues);
    expect(queued?.submission.record).toEqual(certificateRecord);
    expect(certificateRecord.purpose).toBe('Residency: for school');
  });

  it('has no answers of another form type', () => {
    const ofEveryType = { ...values, tin: '123', requestDetails: '' };
    expect(read({ values: ofEveryType, unanswered: [record] })?.values).toEqual(values);
  });

  it.each([
    ['a choice as a field of its record', [{ ...certificateRecord, certificate: 'residency' }]],
    ['an empty record', [{}]],
    ['no record', []],
    ['a text in place of its records', 'rubbish'],
  ])('with %s is not read, and deleted', (_, unanswered) => {
    expect(read({ values: certificateValues, unanswered }, certificate)).toBeNull();
    expect(phone().getItem(queuedRequestKey(certificate))).toBeNull();
  });
});

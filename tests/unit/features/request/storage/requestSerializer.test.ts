import { describe, expect, it } from 'vitest';
import { queuedRequestLifetime } from '../../../../../machines/request/context.ts';
import {
  parseQueuedRequest,
  serializeQueuedRequest,
} from '../../../../../src/features/request/storage/requestSerializer.ts';
import { toRequestRecord } from '../../../../../src/form/record.ts';
import { createEmptyValues } from '../../../../../src/form/values.ts';

const type = 'BARANGAY_CERTIFICATIONS';
const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const now = Date.UTC(2026, 10, 26, 4);
const values = { ...createEmptyValues(type), purpose: 'for school', certificate: 'residency' };
const record = toRequestRecord(type, values, now);

describe('a queued request for a certificate', () => {
  it('is read as it was stored: the choice, the purpose as typed, and the record with the word', () => {
    const queued = {
      values,
      submission: {
        requestIds: { recordId: '4f3a', receiptCode: code, isLastAttempt: false },
        idAttempts: 1,
        unanswered: [{ versionId: null, record, schedule: null }],
        remainingTime: queuedRequestLifetime,
      },
      keptAt: now,
    };
    const read = parseQueuedRequest(type, serializeQueuedRequest(queued));
    expect(read?.values).toEqual(values);
    expect(read?.submission.unanswered[0]?.record).toEqual(record);
    expect(record.purpose).toBe('Residency: for school');
  });

  it('is read without a choice when the previous release stored it', () => {
    const { certificate: _, ...earlier } = values;
    const purpose = { purpose: 'for school' };
    const text = JSON.stringify({ keptAt: now, values: earlier, code, draws: 1, unanswered: [purpose] });
    expect(parseQueuedRequest(type, text)?.values).toEqual({ ...values, certificate: '' });
  });

  it('is stored without the empty answers, and read with those of another form type left out', () => {
    const submission = {
      requestIds: { receiptCode: code, recordId: '4f3a', isLastAttempt: false },
      idAttempts: 1,
      unanswered: [{ versionId: null, record, schedule: null }],
      remainingTime: queuedRequestLifetime,
    };
    const stored = JSON.parse(serializeQueuedRequest({ values, submission, keptAt: now }));
    expect(stored.values).toEqual({ purpose: 'for school', certificate: 'residency' });
    const ofEveryType = { ...stored, values: { ...values, tin: '123', requestDetails: '' } };
    expect(parseQueuedRequest(type, JSON.stringify(ofEveryType))?.values).toEqual(values);
  });

  it('is not read with a choice as a field of its record', () => {
    const unanswered = [{ ...record, certificate: 'residency' }];
    const text = JSON.stringify({ keptAt: now, values, code, draws: 1, unanswered });
    expect(parseQueuedRequest(type, text)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { toStoredElsewhere } from '../../../../../src/features/request/submission/requestStore.ts';
import { serializeDraft } from '../../../../../src/form/draft.ts';
import { createEmptyValues } from '../../../../../src/form/values.ts';

const type = 'BARANGAY_CLEARANCE';
const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const draft = serializeDraft(type, { ...createEmptyValues(type), schedule: '2031-05-08T09:30' });

describe('§3 the day of a request that another tab has sent', () => {
  it.each([
    [
      'the notice, where the sender was reloaded and has no answers yet',
      '',
      '2031-05-09T14:00',
      '2031-05-09T14:00',
    ],
    ['the notice, where its answers have another one', draft, '2031-05-09T14:00', '2031-05-09T14:00'],
    ['the answers of a tab of release 1.0.0, whose notice has no day', draft, null, '2031-05-08T09:30'],
    ['nothing, where nobody knows it', '', null, null],
  ])('comes from %s', (_, answers, day, schedule) => {
    expect(toStoredElsewhere(type, { draft: answers, reference: '4f3a', code, schedule: day })).toEqual({
      recordId: '4f3a',
      receiptCode: code,
      record: null,
      schedule,
    });
  });
});

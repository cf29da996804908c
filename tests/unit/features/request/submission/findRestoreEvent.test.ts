import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readQueuedRequest } from '../../../../../src/features/request/storage/queuedRequest.ts';
import { findRestoreEvent } from '../../../../../src/features/request/submission/requestStore.ts';
import { stubStorage } from '../../../../support/stubStorage.ts';
import { testNow as now } from '../../../../support/testNow.ts';

const type = 'BARANGAY_CLEARANCE';
const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const draft = { formType: type, values: { lname: 'Sample' } };

describe('§3 §8 a form that opens with what the page before it left', () => {
  const { tab, phone } = stubStorage();
  beforeEach(() => void vi.useFakeTimers({ now }));
  afterEach(() => vi.useRealTimers());

  const waiting = { keptAt: now, values: {}, code, draws: 1, unanswered: [{ lname: 'Sample' }] };

  it.each([
    ['nothing', {}, null],
    ['a draft of 1.0.0 that was not sent', { [`draft ${type}`]: draft }, null],
    [
      'a draft that was not sent',
      { [`draft ${type}`]: { ...draft, sent: { code, draws: 1, versions: [] } } },
      { type: 'ADOPT_CODE', code, isUnanswered: false },
    ],
    [
      'a draft of 1.0.0 that was sent',
      {
        [`draft ${type}`]: {
          ...draft,
          sent: { code, draws: 1, versions: [{ version: null, schedule: null }] },
        },
      },
      { type: 'ADOPT_CODE', code, isUnanswered: true },
    ],
    [
      'a draft of a release before 1.0.0 that was sent',
      { [`draft ${type}`]: { ...draft, sent: { code, draws: 1, schedule: '2031-05-08T09:30' } } },
      { type: 'ADOPT_CODE', code, isUnanswered: true },
    ],
    [
      'a receipt beside a draft',
      { [`draft ${type}`]: draft, [`receipt ${type}`]: { id: '4f3a', code, schedule: null } },
      {
        type: 'SHOW_STORED',
        stored: { recordId: '4f3a', receiptCode: code, record: null, schedule: null },
      },
    ],
  ])('goes on from %s', (_, inTab, event) => {
    for (const [name, stored] of Object.entries(inTab)) tab().setItem(name, JSON.stringify(stored));
    expect(findRestoreEvent(type, readQueuedRequest(type))).toEqual(event);
  });

  it('goes on from a queued request before all else', () => {
    phone().setItem(`waiting ${type}`, JSON.stringify(waiting));
    tab().setItem(`receipt ${type}`, JSON.stringify({ id: '4f3a', code, schedule: null }));
    expect(findRestoreEvent(type, readQueuedRequest(type))).toMatchObject({
      type: 'RESUME',
      submission: { code, record: { lname: 'Sample' }, versionId: null },
    });
  });
});

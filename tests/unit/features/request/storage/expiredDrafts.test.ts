import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftLifetime } from '../../../../../machines/request/draftLifetime.ts';
import { readPhoneDraft } from '../../../../../src/features/request/storage/draftStorage.ts';
import { deleteExpiredDrafts, draftKey } from '../../../../../src/features/request/storage/expiredDrafts.ts';
import { stubStorage } from '../../../../support/stubStorage.ts';
import { testNow as now } from '../../../../support/testNow.ts';

const type = 'BARANGAY_CLEARANCE';
const key = draftKey(type);
const draftOf = (keptAt: unknown): string =>
  JSON.stringify({ formType: type, values: { lname: 'Sample' }, keptAt });

describe('§3 the age of a draft on the phone', () => {
  const { phone } = stubStorage();
  beforeEach(() => {
    vi.useFakeTimers({ now });
    vi.stubGlobal('window', { localStorage: phone() });
  });
  afterEach(() => vi.useRealTimers());

  it.each([
    ['the last millisecond of its day', now - draftLifetime + 1, 'draft'],
    ['the first millisecond after its day', now - draftLifetime, 'over'],
    ['this very millisecond', now, 'draft'],
    ['a clock that was one millisecond ahead', now + 1, 'over'],
  ])('counts a draft of %s', (_, keptAt, tag) => {
    phone().setItem(key, draftOf(keptAt));
    expect(readPhoneDraft(type).tag).toBe(tag);
    deleteExpiredDrafts(now);
    expect(phone().getItem(key)).toBe(tag === 'draft' ? draftOf(keptAt) : null);
  });

  it.each([['rubbish'], [draftOf('yesterday')], [draftOf(undefined)]])(
    'leaves %s to the form, which reports it',
    (text) => {
      phone().setItem(key, text);
      deleteExpiredDrafts(now);
      expect(phone().getItem(key)).toBe(text);
    },
  );
});

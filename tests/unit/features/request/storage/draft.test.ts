import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftLifetime } from '../../../../../machines/request/draftLifetime.ts';
import {
  addDraftCode,
  claimDraftCode,
  deleteExpiredDrafts,
  draftKey,
  findDraftCode,
  findPhoneDraft,
  noteSentVersion,
  removeSentDraft,
  storeDraft,
} from '../../../../../src/features/request/storage/draft.ts';
import { stubStorage } from '../../../../support/stubStorage.ts';
import { testNow as now } from '../../../../support/testNow.ts';

const type = 'BARANGAY_CLEARANCE';
const key = draftKey(type);
const draft = JSON.stringify({ formType: type, values: { lname: 'Sample' } });
const otherDraft = JSON.stringify({ formType: type, values: { lname: 'Other' } });
const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const otherCode = 'fedcba98-89ab-4f3b-9c1b-0123456789ab';
const versionId = '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';
const schedule = '2031-05-08T09:30';
const sent = { versionId, schedule };

const { tab, phone } = stubStorage();
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

const storeSent = (raw: unknown, storage = tab) =>
  storage().setItem(key, JSON.stringify({ ...JSON.parse(draft), keptAt: now, sent: raw }));
const readSent = (storage: typeof tab): unknown => JSON.parse(storage().getItem(key) ?? '{}').sent;

describe('§3 the age of a draft on the phone', () => {
  const draftOf = (keptAt: unknown): string =>
    JSON.stringify({ formType: type, values: { lname: 'Sample' }, keptAt });

  it.each([
    ['the last millisecond of its day', now - draftLifetime + 1, draft],
    ['the first millisecond after its day', now - draftLifetime, null],
    ['this very millisecond', now, draft],
    ['a clock that was one millisecond ahead', now + 1, null],
  ])('counts a draft of %s', (_, keptAt, found) => {
    phone().setItem(key, draftOf(keptAt));
    deleteExpiredDrafts();
    expect(phone().getItem(key)).toBe(found === null ? null : draftOf(keptAt));
    expect(findPhoneDraft(type)).toBe(found);
  });

  it.each([['rubbish'], [draftOf('yesterday')], [draftOf(undefined)]])(
    'leaves %s to the form, which reports it',
    (text) => {
      phone().setItem(key, text);
      deleteExpiredDrafts();
      expect(phone().getItem(key)).toBe(text);
    },
  );
});

describe('§3 §8 the receipt code in a draft of release 1.0.0 or before', () => {
  it.each([
    ['1.0.0 that was not sent', `{"formType":"${type}","values":{"lname":"Sample"}}`, null],
    [
      '1.0.0 that was sent in two versions',
      `{"formType":"${type}","values":{"lname":"Sample"},"sent":{"code":"${code}","draws":4,"versions":[{"version":"6a1d2e3f-4b5c-4d6e-9f70-8192a3b4c5d6","schedule":"2031-05-09T14:00"},{"version":"${versionId}","schedule":"${schedule}"}]}}`,
      { code, sent },
    ],
    [
      'a release before 1.0.0 that was sent once',
      `{"formType":"${type}","values":{"lname":"Sample"},"sent":{"code":"${code}","draws":1,"schedule":"${schedule}"}}`,
      { code, sent: { versionId: null, schedule } },
    ],
    [
      'a release before 1.0.0 that was sent in several versions',
      `{"formType":"${type}","values":{"lname":"Sample"},"sent":{"code":"${code}","draws":2,"schedule":null}}`,
      { code, sent: { versionId: null, schedule: null } },
    ],
  ])('is found in the draft of %s', (_, text, found) => {
    tab().setItem(key, text);
    expect(findDraftCode(type)).toEqual(found);
  });

  it.each([
    [undefined, null],
    ['rubbish', null],
    [{}, null],
    [{ code: '../..' }, null],
    [{ code: 7 }, null],
    // What was sent under a code is looked up, even if nothing else of it can be read.
    [
      { code, versions: 'rubbish' },
      { code, sent: { versionId: null, schedule: null } },
    ],
    [
      { code, versions: ['rubbish'] },
      { code, sent: { versionId: null, schedule: null } },
    ],
    [
      { code, versions: [{ version: '../..', schedule: '<b>tomorrow</b>' }] },
      { code, sent: { versionId: null, schedule: null } },
    ],
  ])('takes nothing from %j that no release writes', (raw, found) => {
    storeSent(raw);
    expect(findDraftCode(type)).toEqual(found);
  });
});

describe('§3 the receipt code in a draft', () => {
  it('is stored in the shape of release 1.0.0, before and after the draft is sent', () => {
    storeDraft('sessionStorage', type, draft, code);
    expect(readSent(tab)).toEqual({ code, draws: 1, versions: [] });
    noteSentVersion(type, draft, code, sent);
    expect(readSent(tab)).toEqual({ code, draws: 1, versions: [{ version: versionId, schedule }] });
    expect(findDraftCode(type)).toEqual({ code, sent });
  });

  it('is stored with the version that was sent only while the answers are those of that version', () => {
    storeDraft('sessionStorage', type, draft, code);
    noteSentVersion(type, draft, code, sent);
    storeDraft('localStorage', type, draft, code);
    expect(readSent(phone)).toEqual({ code, draws: 1, versions: [{ version: versionId, schedule }] });
    storeDraft('sessionStorage', type, otherDraft, code);
    storeDraft('localStorage', type, otherDraft, code);
    for (const storage of [tab, phone])
      expect(readSent(storage)).toEqual({ code, draws: 1, versions: [{ version: null, schedule }] });
    storeDraft('sessionStorage', type, draft, otherCode);
    expect(readSent(tab)).toEqual({ code: otherCode, draws: 1, versions: [] });
  });

  it('is added to the drafts that have none, and replaces none', () => {
    storeDraft('sessionStorage', type, draft, null);
    storeDraft('localStorage', type, draft, otherCode);
    addDraftCode(type, code);
    expect(readSent(tab)).toMatchObject({ code });
    expect(readSent(phone)).toMatchObject({ code: otherCode });
  });

  it("comes from the tab's draft, and from the phone's where the tab has none", () => {
    storeDraft('localStorage', type, draft, otherCode);
    expect(findDraftCode(type)?.code).toBe(otherCode);
    storeDraft('sessionStorage', type, draft, code);
    expect(findDraftCode(type)?.code).toBe(code);
  });

  it('is the same for each tab that claims it, where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    storeDraft('localStorage', type, draft, null);
    const claimed = await claimDraftCode(type);
    expect(readSent(phone)).toEqual({ code: claimed, draws: 1, versions: [] });
    expect(await claimDraftCode(type)).toBe(claimed);
  });
});

describe('§3 the draft of another request on the phone', () => {
  it.each([
    ['has other answers and another code', otherDraft, otherCode, false],
    ['has other answers under the same code', otherDraft, code, true],
    ['has the same answers under another code', draft, otherCode, true],
  ])('%s: noted as sent, and deleted afterwards: %#', (_, onPhone, codeOnPhone, isSame) => {
    storeDraft('sessionStorage', type, draft, code);
    storeDraft('localStorage', type, onPhone, codeOnPhone);
    const before = phone().getItem(key);
    noteSentVersion(type, draft, code, sent);
    expect(phone().getItem(key) === before).toBe(!isSame);
    removeSentDraft(type, draft, code);
    expect([tab().getItem(key), phone().getItem(key)]).toEqual([null, isSame ? null : before]);
  });
});

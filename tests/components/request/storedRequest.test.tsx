/** What the tab and the phone store of a request: what the form makes of it, and what it never stores (§2, §3, §8; failures 9, 19, 28). */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { requestPath } from '../../../src/form/requestPath.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { getField, getInput } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import {
  expectConfirmation,
  fillForm,
  pressRobotBox,
  pressSubmit,
} from '../../support/components/requestForm.ts';
import { saturdaySchedule } from '../../support/form/residentAnswers.ts';

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const draftKey = `draft ${type}`;
const { restored, notRead, notKept, keep, region } = draftMessages.english;
const { success } = outcomeMessages.english;
const hour = 3_600_000;

const toDraft = (values: object, parts: object = {}) => JSON.stringify({ formType: type, values, ...parts });
const readDrafts = () => [sessionStorage.getItem(draftKey), localStorage.getItem(draftKey)];
const saveBox = page.getByLabelText(keep);

/** From now on the storages refuse the keys that begin so. */
const refuseKeys = (refuses: (storage: Storage, key: string) => boolean, name = 'QuotaExceededError') => {
  const { setItem } = Storage.prototype;
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (refuses(this, key)) throw new DOMException('no room', name);
    setItem.call(this, key, text);
  });
  onTestFinished(() => spy.mockRestore());
};

describe('§3 §8 a malformed text in the tab or on the phone', () => {
  const code = { keptAt: 1, code: '../..', draws: 1 };
  it.each([
    ['tab', 'receipt', 'rubbish'],
    ['tab', 'receipt', '{}'],
    ['tab', 'receipt', JSON.stringify({ id: '4f3a', code: '../..' })],
    ['phone', 'waiting', 'rubbish'],
    ['phone', 'waiting', '{}'],
    ['phone', 'waiting', '{"keptAt":0}'],
    ['phone', 'waiting', JSON.stringify(code)],
  ] as const)('in the %s is no %s, and is removed: %s', async (where, kind, text) => {
    await renderSite(path, { [where]: { [`${kind} ${type}`]: text } });
    await expect.element(getField('lname')).toBeVisible();
    await expect.poll(() => ({ ...sessionStorage, ...localStorage })).not.toHaveProperty([`${kind} ${type}`]);
    expect(page.getByText(success.alert).length + page.getByRole('alert').length).toBe(0);
  });

  it.each(['rubbish', '{"formType":', '[]', toDraft({ lname: 7 })])(
    'is reported as an unreadable draft, and is removed: %s',
    async (text) => {
      await renderSite(path, { tab: { [draftKey]: text }, phone: { [draftKey]: text } });
      await expect.element(page.getByText(notRead.title)).toBeVisible();
      expect(readDrafts()).toEqual([null, null]);
    },
  );
});

describe('§2 a stored draft', () => {
  it.each([
    ['a weekend', saturdaySchedule, formMessages.english.weekend.alert, ''],
    [
      'a day that has passed',
      '2031-05-05T09:30',
      fieldMessages.english.rules.schedulePast,
      '2031-05-05T09:30',
    ],
  ])('is validated: %s', async (_, schedule, sentence, left) => {
    await renderSite(path, { tab: { [draftKey]: toDraft({ lname: 'Sample', schedule }) } });
    await expect.element(page.getByText(sentence).first()).toBeVisible();
    expect([getInput('schedule').value, getInput('lname').value]).toEqual([left, 'Sample']);
  });

  it.each([
    [23.9, 'Sample', true],
    [24.1, '', false],
    [-1, '', false],
  ])('of the phone that is %d hours old gives the last name %j', async (hours, name, isLeft) => {
    const keptAt = Date.now() - hours * hour;
    await renderSite(path, { phone: { [draftKey]: toDraft({ lname: 'Sample' }, { keptAt }) } });
    if (isLeft) await expect.element(page.getByText(restored.title)).toBeVisible();
    else await expect.poll(readDrafts).toEqual([null, null]);
    await expect.element(getField('lname')).toHaveValue(name);
    expect(readDrafts()[1] !== null).toBe(isLeft);
  });

  it.each([type, 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', 'HEALTH_SERVICES'] as const)(
    'of %s has no sensitive answer, neither in the tab nor on the phone (failures 28)',
    async (each) => {
      await renderSite(requestPath(each));
      await fillForm(each);
      await pressRobotBox();
      await saveBox.click();
      const readAll = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
      await expect.poll(() => readAll().split('Sample-Ñ')).toHaveLength(3);
      const sensitive = ['1990-02-28', 'Single', '123 456 789', '123-456-789', 'Sample condition', 'robot'];
      expect(sensitive.filter((text) => readAll().includes(text))).toEqual([]);
    },
  );
});

describe('§8 storage that fails (failures 9)', () => {
  const bar = page.getByRole('region', { name: region });

  it.each(['SecurityError', 'QuotaExceededError'])(
    'reports a %s once, and still sends the request',
    async (name) => {
      const { store } = await renderSite(path);
      refuseKeys(() => true, name);
      await fillForm(type);
      await expect.element(page.getByText(notKept.title)).toBeVisible();
      await bar.getByRole('button').click();
      await pressRobotBox();
      expect(page.getByText(notKept.title).length).toBe(0);
      await pressSubmit();
      await expectConfirmation();
      expect(store.requests).toHaveLength(1);
      await expect.element(page.getByText(success.write)).toBeVisible();
      expect(page.getByRole('button', { name: success.keep.clear }).length).toBe(0);
    },
  );

  it('reports that the phone has no room, and still stores the draft in the tab', async () => {
    await renderSite(path);
    refuseKeys((storage, key) => storage === localStorage && key.startsWith('draft'));
    await fillForm(type, {}, ['lname']);
    await saveBox.click();
    await expect.element(page.getByText(notKept.title)).toBeVisible();
    await expect.element(saveBox).not.toBeChecked();
    expect(readDrafts()).toEqual([expect.stringContaining('Sample-Ñ'), null]);
  });
});

/** §7 The sentences of a form's privacy notice. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { logbookDays } from '../../../src/domain/request/retention.ts';
import { listPersonNouns, listSensitiveNouns } from '../../../src/form/fields.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { googleMessages } from '../../../src/i18n/en/google.ts';
import { privacyMessages } from '../../../src/i18n/en/privacy.ts';
import { site } from '../../../src/site.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { expectedPersonFields, expectedSensitiveFields } from '../../support/form/expectedFields.ts';

const { finished, unfinished } = site.retention;
const [undrafted, person] = [listSensitiveNouns(translateToEnglish), listPersonNouns(translateToEnglish)];
const points = privacyMessages.english.points(finished, unfinished, logbookDays, { undrafted, person });
const textOf = (term: string): string => points.find((point) => point.term === term)!.text;

describe('§7 the privacy notice of a form', () => {
  it('names each sensitive field, and each about a person, by its noun', () => {
    const { fields } = fieldMessages.english;
    expect(undrafted).toEqual(expectedSensitiveFields.map((name) => fields[name].noun));
    expect(person).toEqual([...new Set(expectedPersonFields.map((name) => fields[name].noun))]);
    expect(textOf('In this tab:')).toContain(
      'A draft never holds your birth date, civil status, TIN, medical condition or priority lane',
    );
    for (const noun of person) expect(textOf('In this tab:')).toMatch(new RegExp(`same person.* ${noun}\\b`));
  });

  it('shows each point, the law and the National Privacy Commission, and no note on Google storage', async () => {
    await renderSite('/Form_Request/cedula');
    await page.getByText(formMessages.english.privacy.more).click();
    for (const text of points.flatMap((point) => [point.term, point.text]))
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    expect(textOf('On what basis:')).toContain('RA 7160');
    expect(textOf('Your rights under RA 10173:')).toContain('National Privacy Commission');
    // The records of this build are in the embedded store.
    expect(page.getByText(googleMessages.english.stored.text).length).toBe(0);
  });
});

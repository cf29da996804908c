/** The specification's texts stand to the letter, and its constants as they are: by section. */
import { describe, expect, it } from 'vitest';
import { collectionOf, hidden } from '../../src/firestore/collections.ts';
import { words } from '../../src/i18n/en/form.ts';
import { partWords } from '../../src/i18n/en/parts.ts';
import { serviceWords } from '../../src/i18n/en/service.ts';
import { site } from '../../src/site.ts';

describe('§8 the error catalogue', () => {
  it.each([
    ['a generic routing failure', partWords.errorScreen.title, 'Unexpected Application Error!'],
    ['a service that is not found', serviceWords.notFound.title, 'Service not found'],
    ['a form that could not be saved', words.failure.lead, 'Error submitting form: '],
    ['a form that was saved', words.success.alert, 'Form submitted successfully!'],
    ['a weekend', words.weekend.alert, 'Weekends are not allowed. Please select a weekday.'],
  ])('%s says it to the letter', (_, said, text) => {
    expect(said).toBe(text);
  });
  it.each(Object.entries(words.failure.codes))(
    '%s has a sentence, and what to do next',
    (_, { message, next }) => {
      expect(message.endsWith('.')).toBe(true);
      expect(next.endsWith('.')).toBe(true);
    },
  );
});

describe('§2 §4 the words of the screens', () => {
  it.each([
    [words.form.robot, "I'm not a robot"],
    [words.form.submit, 'Submit'],
    [words.form.submitting, 'Submitting...'],
    [words.form.note.BARANGAY_CLEARANCE, 'Bring a Zone Clearance and a Valid ID or Birth Certificate.'],
    [serviceWords.loading, 'Loading service details...'],
    [serviceWords.requirements.none, 'No requirements specified for this service.'],
    [serviceWords.purpose, 'PURPOSE'],
    [serviceWords.client, 'CLIENT'],
    [serviceWords.fees, 'FEES'],
    [serviceWords.requirements.title, 'REQUIREMENTS'],
    [serviceWords.requirements.general, 'General Requirements'],
    [serviceWords.requirements.newcomers, 'For New Applicants'],
    [serviceWords.requirements.renewal, 'For Renewal'],
    [serviceWords.steps.procedure, 'Procedure'],
    [serviceWords.steps.person, 'Responsible Person'],
    [serviceWords.steps.time, 'Processing Time'],
    [serviceWords.steps.total, 'Total'],
  ])('%s', (said, text) => {
    expect(said).toBe(text);
  });
});

describe('§5 the choices', () => {
  it('of sex and of civil status are these', () => {
    expect(Object.keys(words.form.sexes)).toEqual(['Male', 'Female']);
    expect(Object.keys(words.form.statuses).sort()).toEqual(['Married', 'Single', 'Widowed']);
  });
});

describe('§7 §9 the constants', () => {
  it('contacts: at most 20, under the path of the specification', () => {
    expect(collectionOf('contacts')).toMatchObject({
      path: `${site.root}/EmergencyContact_List/list`,
      limit: 20,
    });
  });
  it('the charter and the requests lie where the specification says', () => {
    expect(collectionOf('charter').path).toBe(`${site.root}/CitizensCharter_List/list`);
    expect(hidden.requests.path).toBe(`${site.root}/Form_Requests/list`);
  });
  it.each([
    [partWords.call, 'Click to call now!'],
    [serviceWords.noTime, 'No time specified'],
    [serviceWords.normal, ' (Under Normal Circumstances)'],
  ])('%s', (said, text) => {
    expect(said).toBe(text);
  });
});

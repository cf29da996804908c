/** The specification's texts, to the letter, and its constants, by section. */
import { describe, expect, it } from 'vitest';
import { collectionOf, privateCollections } from '../../src/firestore/collections.ts';
import { formMessages } from '../../src/i18n/en/form.ts';
import { partMessages } from '../../src/i18n/en/parts.ts';
import { serviceMessages } from '../../src/i18n/en/service.ts';
import { site } from '../../src/site.ts';

describe('§8 the error catalogue', () => {
  it.each([
    ['a generic routing failure', partMessages.english.errorScreen.title, 'Unexpected Application Error!'],
    ['a service that is not found', serviceMessages.english.notFound.title, 'Service not found'],
    ['a form that could not be saved', formMessages.english.failure.lead, 'Error submitting form: '],
    ['a form that was saved', formMessages.english.success.alert, 'Form submitted successfully!'],
    ['a weekend', formMessages.english.weekend.alert, 'Weekends are not allowed. Please select a weekday.'],
  ])('has the exact text for %s', (_, actual, text) => {
    expect(actual).toBe(text);
  });
  it.each(Object.entries(formMessages.english.failure.codes))(
    'has a sentence for %s, and one about the next step',
    (_, { message, next }) => {
      expect(message.endsWith('.')).toBe(true);
      expect(next.endsWith('.')).toBe(true);
    },
  );
});

describe('§2 §4 the texts of the screens', () => {
  it.each([
    [formMessages.english.form.robot, "I'm not a robot"],
    [formMessages.english.form.submit, 'Submit'],
    [formMessages.english.form.submitting, 'Submitting...'],
    [
      formMessages.english.form.note.BARANGAY_CLEARANCE,
      'Bring a Zone Clearance and a Valid ID or Birth Certificate.',
    ],
    [serviceMessages.english.loading, 'Loading service details...'],
    [serviceMessages.english.requirements.none, 'No requirements specified for this service.'],
    [serviceMessages.english.purpose, 'PURPOSE'],
    [serviceMessages.english.client, 'CLIENT'],
    [serviceMessages.english.fees, 'FEES'],
    [serviceMessages.english.requirements.title, 'REQUIREMENTS'],
    [serviceMessages.english.requirements.general, 'General Requirements'],
    [serviceMessages.english.requirements.newcomers, 'For New Applicants'],
    [serviceMessages.english.requirements.renewal, 'For Renewal'],
    [serviceMessages.english.steps.procedure, 'Procedure'],
    [serviceMessages.english.steps.person, 'Responsible Person'],
    [serviceMessages.english.steps.time, 'Processing Time'],
    [serviceMessages.english.steps.total, 'Total'],
  ])('has the exact text: %s', (actual, text) => {
    expect(actual).toBe(text);
  });
});

describe('§5 the options', () => {
  it('lists the two sexes and the three civil statuses', () => {
    expect(Object.keys(formMessages.english.form.sexes)).toEqual(['Male', 'Female']);
    expect(Object.keys(formMessages.english.form.statuses).sort()).toEqual(['Married', 'Single', 'Widowed']);
  });
});

describe('§7 §9 the constants', () => {
  it('limits the contacts to 20, under the path of the specification', () => {
    expect(collectionOf('contacts')).toMatchObject({
      path: `${site.root}/EmergencyContact_List/list`,
      limit: 20,
    });
  });
  it('has the charter and the requests under the paths of the specification', () => {
    expect(collectionOf('charter').path).toBe(`${site.root}/CitizensCharter_List/list`);
    expect(privateCollections.requests.path).toBe(`${site.root}/Form_Requests/list`);
  });
  it.each([
    [partMessages.english.call, 'Click to call now!'],
    [serviceMessages.english.noTime, 'No time specified'],
    [serviceMessages.english.normal, ' (Under Normal Circumstances)'],
  ])('has the exact text: %s', (actual, text) => {
    expect(actual).toBe(text);
  });
});

/** The specification's texts stand to the letter, and its constants as they are: by section. */
import { describe, expect, it } from 'vitest';
import { collectionOf, privateCollections } from '../../src/firestore/collections.ts';
import { requestFormMessages } from '../../src/i18n/en/form.ts';
import { partMessages } from '../../src/i18n/en/parts.ts';
import { serviceMessages } from '../../src/i18n/en/service.ts';
import { site } from '../../src/site.ts';

describe('§8 the error catalogue', () => {
  it.each([
    ['a generic routing failure', partMessages.errorScreen.title, 'Unexpected Application Error!'],
    ['a service that is not found', serviceMessages.notFound.title, 'Service not found'],
    ['a form that could not be saved', requestFormMessages.failure.lead, 'Error submitting form: '],
    ['a form that was saved', requestFormMessages.success.alert, 'Form submitted successfully!'],
    ['a weekend', requestFormMessages.weekend.alert, 'Weekends are not allowed. Please select a weekday.'],
  ])('%s says it to the letter', (_, said, text) => {
    expect(said).toBe(text);
  });
  it.each(Object.entries(requestFormMessages.failure.codes))(
    '%s has a sentence, and what to do next',
    (_, { message, next }) => {
      expect(message.endsWith('.')).toBe(true);
      expect(next.endsWith('.')).toBe(true);
    },
  );
});

describe('§2 §4 the words of the screens', () => {
  it.each([
    [requestFormMessages.form.robot, "I'm not a robot"],
    [requestFormMessages.form.submit, 'Submit'],
    [requestFormMessages.form.submitting, 'Submitting...'],
    [
      requestFormMessages.form.note.BARANGAY_CLEARANCE,
      'Bring a Zone Clearance and a Valid ID or Birth Certificate.',
    ],
    [serviceMessages.loading, 'Loading service details...'],
    [serviceMessages.requirements.none, 'No requirements specified for this service.'],
    [serviceMessages.purpose, 'PURPOSE'],
    [serviceMessages.client, 'CLIENT'],
    [serviceMessages.fees, 'FEES'],
    [serviceMessages.requirements.title, 'REQUIREMENTS'],
    [serviceMessages.requirements.general, 'General Requirements'],
    [serviceMessages.requirements.newcomers, 'For New Applicants'],
    [serviceMessages.requirements.renewal, 'For Renewal'],
    [serviceMessages.steps.procedure, 'Procedure'],
    [serviceMessages.steps.person, 'Responsible Person'],
    [serviceMessages.steps.time, 'Processing Time'],
    [serviceMessages.steps.total, 'Total'],
  ])('%s', (said, text) => {
    expect(said).toBe(text);
  });
});

describe('§5 the choices', () => {
  it('of sex and of civil status are these', () => {
    expect(Object.keys(requestFormMessages.form.sexes)).toEqual(['Male', 'Female']);
    expect(Object.keys(requestFormMessages.form.statuses).sort()).toEqual(['Married', 'Single', 'Widowed']);
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
    expect(privateCollections.requests.path).toBe(`${site.root}/Form_Requests/list`);
  });
  it.each([
    [partMessages.call, 'Click to call now!'],
    [serviceMessages.noTime, 'No time specified'],
    [serviceMessages.normal, ' (Under Normal Circumstances)'],
  ])('%s', (said, text) => {
    expect(said).toBe(text);
  });
});

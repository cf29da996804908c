/** What a citizen of the tests answers. */
import type { InputFieldName } from '../../../src/form/fields.ts';

/** A weekday after the moment of the tests, at an hour the hall is open. */
export const weekdaySchedule = '2031-05-08T09:30';
export const saturdaySchedule = '2031-05-10T09:30';

export const residentAnswers: Readonly<Record<InputFieldName, string>> = {
  lname: 'Sample-Ñ',
  fname: 'Resident',
  mname: 'S.',
  birthDate: '1990-02-28',
  birthPlace: 'Sample town, Sample province',
  sex: 'Female',
  status: 'Single',
  email: 'sample@example.com',
  address: 'Sample address',
  zone: '1',
  certificate: 'another',
  newOrRenewal: '',
  purpose: 'Job application\n(sample)',
  requestDetails: 'Covered court, sample event, 1 pm to 5 pm',
  tin: '123 456 789 000',
  medicalCondition: 'Sample condition',
  schedule: weekdaySchedule,
  /** Not ticked. */
  priority: '',
};

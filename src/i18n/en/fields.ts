/** Messages of the form's fields: label, noun (for a sentence that lists fields), hint, question, and the errors of an invalid answer. */
import { defineMessages } from '../define.ts';
import { formatTime } from '../formatTime.ts';
import type { SitePlace } from '../place.ts';

export const fieldMessages = defineMessages('fields', {
  fields: {
    lname: {
      label: 'Last name',
      noun: 'name',
      hint: 'As on your valid ID, with Jr. or III. Only one name? Write it here.',
      ask: 'Enter your last name.',
    },
    fname: {
      label: 'First name',
      noun: 'name',
      hint: 'All your first names. If your ID has a short form, such as Ma., you may write that.',
      ask: "Enter your first name, or tick 'I have only one name'.",
      none: 'I have only one name',
    },
    mname: {
      label: 'Middle name',
      noun: 'name',
      hint: "For most people, their mother's last name before she married",
      ask: "Enter your middle name, or tick 'I have no middle name'.",
      none: 'I have no middle name',
    },
    birthDate: {
      label: 'Birth date',
      noun: 'birth date',
      hint: 'For example: 14 May 1961',
      ask: 'Enter your birth date.',
    },
    age: { label: 'Age' },
    birthPlace: {
      label: 'Birth place',
      noun: 'birth place',
      hint: (place: SitePlace) =>
        `City or municipality, and province. For example: ${place.municipality}, ${place.province}`,
      ask: 'Enter the place where you were born.',
    },
    sex: { label: 'Sex', noun: 'sex', ask: 'Choose Male or Female.' },
    status: { label: 'Civil status', noun: 'civil status', ask: 'Choose your civil status.' },
    email: {
      label: 'Email',
      noun: 'email',
      hint: 'For example: name@example.com. No email? Come to the hall and request there.',
      ask: 'Enter your email.',
    },
    address: {
      label: 'Permanent address',
      noun: 'address',
      hint: ({ name, municipality }: SitePlace) =>
        `House number, street or purok, barangay and municipality. For example: 12 Main Road, ${name}, ${municipality}`,
      ask: 'Enter your permanent address.',
    },
    zone: {
      label: 'Zone',
      noun: 'zone',
      hint: 'Numbers only. For example: 3',
      ask: 'Enter the number of your zone.',
    },
    certificate: {
      label: 'Which certificate?',
      ask: 'Choose the certificate that you need. If it is not listed, choose Another.',
    },
    newOrRenewal: { label: 'New or renewal?', hint: 'It is a renewal if you had one before.' },
    purpose: {
      label: 'Purpose',
      hint: 'What will you use it for? For example: job application',
      ask: 'Enter what you need it for.',
    },
    requestDetails: {
      label: 'Request details',
      hint: 'What you will use, for what event, and from when to when. For example: covered court, birthday, 1 pm to 5 pm',
      ask: 'Enter what you want to use, and when.',
    },
    tin: {
      label: 'TIN',
      noun: 'TIN',
      hint: 'Your tax identification number: 9, 12 or 14 digits. For example: 123-456-789',
      ask: "Enter your TIN, or tick 'I have no TIN yet'.",
      none: 'I have no TIN yet',
    },
    medicalCondition: {
      label: 'Medical condition',
      noun: 'medical condition',
      hint: 'What the health worker should know before your visit. For example: asthma',
    },
    schedule: {
      label: 'Schedule of appearance',
      hint: ({ opens, closes }: SitePlace) =>
        `A weekday, from ${formatTime(opens)} to ${formatTime(closes)}. Choose a day, then an hour.`,
      another: 'Another day or hour',
      ask: 'Choose a weekday and an hour.',
    },
    priority: {
      label: 'I will use the priority lane',
      noun: 'priority lane',
      hint: 'For senior citizens, persons with disabilities and pregnant women. Nobody asks why, and only the hall sees it.',
      yes: 'Yes',
    },
  },

  /** Error messages with a field's label, for fields whose own `ask` does not fit. */
  rules: {
    tooLong: (label: string, most: number, now: number) =>
      `${label} can have at most ${most} characters. This one has ${now}.`,
    character: (label: string) =>
      `${label} has a character we cannot accept. Use letters, numbers and common punctuation.`,
    pictures: (label: string) =>
      `${label} cannot have emoji or other pictures. Write it as on your valid ID.`,
    telephone:
      'Write the number in digits, at least three of them, such as 0900 000. Spaces are fine, letters are not.',
    email: 'Enter an email like name@example.com.',
    zone: (least: number, most: number) => `Zone is a whole number from ${least} to ${most}.`,
    birthDateReal: 'Enter a real date of birth.',
    birthDateFuture: 'Birth date cannot be in the future.',
    birthDateEarly: 'Birth date cannot be before 1900.',
    tin: 'A TIN has 9, 12 or 14 digits. For example: 123-456-789',
    scheduleReal: 'Enter a real date and time.',
    schedulePast: 'Choose today or a later day.',
    scheduleFar: 'Choose a day within one year from today.',
    system: 'The page fills in this answer, and it was changed. Please reload the page.',
  },
} as const);

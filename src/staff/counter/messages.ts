/** What the staff page says about a request that staff enter at the counter. */
import type { FormSectionName, InputFieldName } from '../../form/fields.ts';

export const counterMessages = {
  open: 'Enter a request',
  /** What the site's form asks a citizen, as a clerk reads it. */
  sections: {
    name: 'Name',
    about: 'Person',
    reach: 'Address and email',
    request: 'Request',
    day: 'Appointment',
  } satisfies Readonly<Record<FormSectionName, string>>,
  fields: {
    lname: { ask: 'Enter the last name.' },
    fname: { ask: "Enter the first name, or tick 'One name only'.", none: 'One name only' },
    mname: { ask: "Enter the middle name, or tick 'No middle name'.", none: 'No middle name' },
    birthDate: { ask: 'Enter the birth date.' },
    birthPlace: { ask: 'Enter the birth place.' },
    status: { ask: 'Choose the civil status.' },
    address: { ask: 'Enter the permanent address.' },
    zone: { ask: 'Enter the number of the zone.' },
    certificate: { ask: 'Choose the certificate. If it is not listed, choose Another.' },
    purpose: { ask: 'Enter the purpose.' },
    requestDetails: { ask: 'Enter what the person wants to use, and when.' },
    tin: { ask: "Enter the TIN, or tick 'No TIN yet'.", none: 'No TIN yet' },
    schedule: { label: 'Day and hour' },
    priority: { label: 'Priority lane' },
  } satisfies Readonly<
    Partial<Record<InputFieldName, Readonly<Partial<Record<'label' | 'ask' | 'none', string>>>>>
  >,
  person: {
    same: 'Same person as before',
    label: 'Find a person',
    find: 'Find',
    finding: 'Looking...',
    empty: 'Enter a name.',
    nobody: 'Nobody of this name has a request here.',
    nobodyOfLastName: 'Nobody with exactly this last name has a request here.',
    found: (count: number) => (count === 1 ? '1 person found.' : `${count} people found.`),
    more: 'There are more. Enter the whole name.',
    born: (day: string) => `born ${day}`,
    zone: (number: string) => `zone ${number}`,
    filled: 'The answers about the person are filled in. Check them with the person.',
  },
  form: {
    service: 'Service',
    choose: 'Choose the service',
    help: {
      label: '? How to fill it in',
      text: "Names are as on the valid ID, with Jr. or III. Somebody with one name has it as the last name. The middle name is, for most people, their mother's last name before she married. It is a renewal if the person had one before. The priority lane is for senior citizens, persons with disabilities and pregnant women: do not ask why.",
    },
    leave: 'Leave without saving',
    save: 'Save the request',
    saving: 'Saving...',
    looking: 'Looking whether it was saved...',
    failed: 'Not saved',
    answersKept: 'Every answer is still here.',
    recordsMissing: 'The fees and the days of the hall cannot be loaded right now. You can go on.',
  },
  unconfirmed: {
    title: 'It is not known whether the request was saved',
    why: 'The connection broke while it was being saved. Do not enter it again: look first.',
    look: 'Look again',
  },
  /** Before the answers are lost. */
  leaving: {
    title: 'The request is not saved',
    why: 'If you leave now, every answer is lost.',
    stay: 'Stay here',
    leave: 'Leave and lose them',
  },
  saved: {
    /** 'Request 4f3a is saved' */
    title: (reference: string) => `Request ${reference} is saved`,
    lead: 'Print the receipt and give it to the person. The receipt code is theirs: this page shows it only now.',
    earlier:
      'An earlier try had arrived after all. The receipt shows what is stored; your last changes are not in it. Tell the person, or refuse this request and enter it again.',
    /** The heading of the sheet. */
    sheet: 'Receipt of your request',
    for: 'For',
    print: 'Print the receipt',
    another: 'Enter another',
    back: 'Back to the list',
    printed: (moment: string) => `printed ${moment}`,
  },
} as const;

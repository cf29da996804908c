/** What the staff page says about a request that staff enter at the counter. */
export const counterMessages = {
  open: 'Enter a request',
  choose: {
    title: 'Enter a request',
    lead: 'For somebody who is at the counter, such as a person without email. Choose the service.',
    back: 'Back to the list',
  },
  form: {
    /** 'Enter a request: Barangay Clearance' */
    title: (service: string) => `Enter a request: ${service}`,
    lead: 'Ask the person each question. The answers are kept nowhere until you save them.',
    email: 'Leave it empty if the person has no email.',
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
    lost: 'The receipt cannot be shown here. The request is in the list.',
    /** The heading of the sheet. */
    sheet: 'Receipt of your request',
    for: 'For',
    print: 'Print the receipt',
    another: 'Enter another',
    back: 'Back to the list',
    printed: (moment: string) => `printed ${moment}`,
  },
} as const;

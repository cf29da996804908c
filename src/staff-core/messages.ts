/** Messages of the staff page, in plain words for a clerk. Citizens' pages do not load them. */

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const staffMessages = {
  title: 'Staff',
  skip: 'Skip to the page',
  moment: 'One moment...',
  signOut: 'Sign out',
  tabs: {
    label: 'Parts of this page',
    requests: 'Requests',
    hall: 'Hall',
    content: 'Content',
    feedback: 'Feedback',
  },
  signIn: {
    title: 'Sign in',
    lead: 'This page is for the staff of the barangay hall. Residents need no account.',
    token: {
      label: 'Staff token',
      hint: 'A long line of letters and digits. Ask your website administrator for it. It is forgotten when you close this page.',
      submit: 'Sign in',
    },
    link: {
      label: 'Your email address',
      hint: 'A link is sent to it. Open the link to sign in. There is no password.',
      submit: 'Send me the link',
    },
    linkElsewhere: {
      label: 'Your email address, again',
      hint: 'You asked for this link on another device or in another browser. Enter the address it was sent to.',
      submit: 'Sign in',
    },
    sent: {
      title: 'Check your email',
      told: 'A link is on its way.',
      next: 'It should arrive within a few minutes; check your spam folder too. Open the link on this device. It works only once, and expires soon.',
      back: 'Use another address',
      /** The label of the field for a link on a page with unsaved text, because a press on the link would open another page. */
      paste: 'The link from the email',
      pasteHint:
        'What you typed before is still on this page. To go on with it, do not open the link: copy it from the email and paste it here.',
      submit: 'Sign in',
    },
    notStaff: {
      title: 'This account does not have access',
      told: 'You are signed in, but this account has no staff access.',
      next: 'Ask your website administrator for access, then sign out and sign in again.',
    },
    failures: {
      refused: 'This is not the staff token. Copy the whole line and paste it again.',
      link: 'This link has already been used, or has expired. Ask for a new one.',
      address: 'This is not the address the link was sent to. Enter all of it, such as name@example.com.',
      disabled: 'This account was switched off. Ask your website administrator.',
      'not-set-up': 'Sign-in by email is not set up for this site yet. Tell your website administrator.',
      'resource-exhausted': 'You asked for too many links. Wait an hour, then try again.',
      ended:
        'Your sign-in has expired. What you typed is still here: sign in again on this page, and do not close it.',
      idle: 'You were signed out because nobody used this page for 20 minutes. What you typed is still here: sign in again on this page, and do not close it.',
      unreachable: 'No internet connection. Check the cable or signal, then try again.',
      other: 'It did not work. Try again in a moment.',
    },
  },
  desk: {
    title: 'Requests',
    reading: 'Loading the requests...',
    form: 'Which requests',
    day: 'Day of the appointment',
    dayHint: 'Leave it empty to see the latest requests for any day.',
    today: 'Today',
    tomorrow: 'Tomorrow',
    allDays: 'All days',
    state: 'Status',
    anyState: 'Any status',
    search: 'Search',
    look: 'Show',
    refresh: 'Load again',
    print: 'Print this list',
    save: 'Save as a file for a spreadsheet (Excel)',
    saveFailed: 'The file could not be made',
    saveFailedWhy:
      'Look at the connection, then save again. If it keeps happening, tell your website administrator.',
    saveHint:
      'The file holds personal data (RA 10173): keep it where nobody else can open it, and delete it after use.',
    count: (count: number) => many(count, 'request', 'requests'),
    more: (count: number) => `Only the first ${count} are shown. Choose a day or a status to see others.`,
    none: 'No request was found.',
    noneOfDay: 'Nobody has chosen this day yet.',
    zone: (zone: string) => `Zone ${zone}`,
    unreadable: 'The requests cannot be loaded right now',
    latest: 'The latest requests',
    lastNameOnly: 'These are the requests with exactly this reference number or last name.',
    searchLonger: 'Search the latest 1,000 requests for a part of a name',
    searchCost:
      'This reads up to 1,000 of the 50,000 records that Firebase lets the barangay read free each day.',
    found: (text: string) => `Results for '${text}'`,
  },
  request: {
    back: 'Back to the list',
    title: (reference: string) => `Request ${reference}`,
    service: 'Service',
    schedule: 'Appointment',
    handedIn: 'Sent',
    /** 'Tuesday, 6 May 2031, 9:00 am: moved by the hall; the citizen chose Monday, 5 May 2031, 9:00 am' */
    moved: (moment: string, chosen: string) => `${moment}: moved by the hall; the citizen chose ${chosen}`,
    priority: 'Priority lane',
    priorityChosen: 'Yes: the citizen will use it',
    state: 'Current status',
    answers: 'What the citizen sent',
    since: (moment: string) => `since ${moment}`,
    noReceipt: 'This request has no receipt, so the citizen cannot check its status online.',
  },
  writing: {
    title: 'Update the status',
    lead: "The citizen sees this right away on the page 'Check My Request'.",
    state: 'Status',
    reason: 'Reason',
    noReason: 'No reason',
    chooseReason: 'Choose a reason',
    needed: 'Choose a reason: the citizen needs to know why.',
    /** Before the time of the law begins. */
    papers: {
      question: 'Are the papers here and complete?',
      choose: 'Choose an answer',
      complete: 'Yes, they are complete',
      notYet: 'Not yet',
      needed: 'Say whether the papers are complete: the time of the law begins with them.',
      begins: (days: number) =>
        `The ${days} working days of the law (RA 11032) begin when you save, and the resident reads that the barangay has accepted the papers.`,
      waits: (moment: string) => `Nothing begins yet. The resident still reads to come on ${moment}.`,
    },
    save: 'Save the status',
    saving: 'Saving...',
    saved: (title: string) => `Saved. The citizen now sees: ${title}.`,
    conflict: 'Nothing was saved',
    conflictWhy: 'Someone else has just changed this request. Look at it again, then decide.',
    readAnew: 'Look again',
    failed: 'Not saved',
  },
  failures: {
    unreachable: 'No internet connection. Check the cable or signal, then try again.',
    'deadline-exceeded': 'The system did not answer in time. Try again.',
    'resource-exhausted': 'The system is busy. Wait a minute, then try again.',
    unavailable: 'The system is not answering right now. Try again in a moment.',
    unauthenticated: 'Your sign-in had expired. Try again.',
    'permission-denied': 'This account is not allowed to do this. Sign out, then sign in again.',
    damaged:
      'This record is damaged and cannot be read. Tell your website administrator: a backup may still have it.',
    unfinished:
      'It stopped half-way. Until you save the same numbers again, residents read that no place is left; nobody lost a place.',
    other: 'It did not work. Try again; if it keeps happening, tell your website administrator.',
  },
  again: 'Try again',
  sheet: {
    priority: 'Priority',
    columns: ['', 'Time', 'Reference number', 'Who and what', 'Zone', 'Status', 'Note, OR no.'],
    noHour: 'No time given',
    made: (moment: string) => `printed ${moment}`,
    privacy:
      'Personal data (RA 10173). For the staff of the barangay hall. Keep it face down, and shred it at the end of the day.',
  },
  file: (name: string) => `requests-${name}.xlsx`,
} as const;

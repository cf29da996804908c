/** Messages of the form that extends the time of a request. */
export const extensionFormMessages = {
  title: 'Until when it is due',
  /** 'Friday, 9 May 2031' */
  due: (day: string) => `By law (RA 11032) the hall must finish it by ${day}.`,
  extend: (day: string) => `Give the hall more time, to ${day} (once). The appointment stays.`,
  reason: 'Why it takes longer',
  reads: 'The resident will read:',
  chooseReason: 'Choose a reason',
  needed: 'Choose a reason: the resident needs to know why.',
  save: 'Extend',
  saving: 'Extending...',
  cancel: 'Do not extend',
  saved: (day: string) => `Extended. The resident now reads: until ${day}.`,
  failed: 'Not extended',
  conflict: 'Nothing was changed',
} as const;

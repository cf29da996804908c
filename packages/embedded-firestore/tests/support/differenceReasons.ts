/** The reasons for which an answer of the embedded store may differ from Google's emulator. */
export const differenceReasons = {
  unserved: 'The embedded store refuses the call as unimplemented.',
  bounded:
    'The embedded store limits what one call may cost; honest calls stay far below. The emulator has no limit.',
  strict: "Firestore's reference requires it, and the emulator does not check it.",
  oneProject: 'The embedded store serves one project and one database; the emulator serves any.',
  tokens:
    "The emulator accepts an unsigned token, and 'owner' for staff; the embedded store accepts one token and refuses any other.",
  address: 'Neither serves such a call; the emulator refuses it with another error.',
  never:
    'No document can meet both conditions. The emulator accepts either as a proof for the rules, the embedded store the last.',
  hidden: 'The embedded store refuses with the same message for a taken id and a free one.',
  untimed: 'No document exists whose time could be returned.',
  unservedThere: 'The emulator does not serve this call; the embedded store does.',
  fault: 'The emulator fails with an internal error.',
} as const satisfies Readonly<Record<string, string>>;

export type DifferenceReason = keyof typeof differenceReasons;

/** Why the embedded store may answer otherwise than Google's emulator. */
export const differenceReasons = {
  unserved: 'The site makes no such call: the embedded store does without it and says so.',
  bounded: 'The emulator sets no limit; one process for a village does, and an honest call stays far below.',
  strict: "Firestore's reference asks for it, and the emulator does not look.",
  oneProject: 'The emulator serves whatever project and database is named; the embedded store is one.',
  tokens:
    "The emulator takes a bearer for an unsigned token, and 'owner' for staff; the embedded store knows one token and refuses any other.",
  address: 'There is no such call either way; the emulator says so in another shape.',
  never:
    'No document is both, and nothing is found: the emulator takes either condition for a proof, the embedded store the last.',
  hidden:
    'The embedded store refuses in one sentence whether an id is taken or free; a whole valid request tells that its id was free by being stored.',
  untimed: 'There is nothing whose time could be told.',
  unservedThere: 'The emulator does not serve it, and the embedded store has no reason not to.',
  fault: 'The emulator fails over it.',
} as const satisfies Readonly<Record<string, string>>;

export type DifferenceReason = keyof typeof differenceReasons;

/** The end of docs/store-differences.md: what no case can show on the emulator. */

/** Differences that no case can show on the emulator. */
export const siteNotes: readonly string[] = [
  'The cases of the store by itself are in [DIFFERENCES.md](../packages/embedded-firestore/DIFFERENCES.md).',
  '',
  '## Limits of the embedded store that Cloud Firestore does not have',
  '',
  '- One public call is limited to 32 kB, 4 writes, 100 fields, 100 mask paths, 100 documents of `offset` and 2 documents of a read. Cloud Firestore serves every call within its own limits, and charges for it.',
  '- A public call with a verification or a precondition is refused with the answer of the rules; the page sends none. Cloud Firestore answers such a call: a valid request beside a verification that fails gets 403 where its id is taken and another error where it is free, and nothing is stored. A stranger finds all taken short ids in 4,096 calls, without a limit by address, and by repeating them how many requests are stored and when one came. What a request contains is not revealed.',
  '- Writes and reads are limited by address. Cloud Firestore has App Check before every call, and a budget alert ([scale.md](scale.md)).',
  '- A write that another website sends through a browser (`Sec-Fetch-Site: cross-site`, or without that header a foreign `Origin`) is refused. Cloud Firestore answers every origin, behind App Check.',
  '- Connections, and the unread answers of one connection, are limited. Google limits its own.',
  "- The time of a refusal of a taken id and of a free one: Cloud Firestore's times were not measured.",
  '- The answer to a valid request: on both stores it reveals that its id was free, at the cost of one stored request. On the embedded store there is no other way, and it counts toward the limit of its address.',
];

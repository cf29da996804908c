/** docs/store-differences.md: each answer of the embedded store that differs from Google's emulator, with its reason. */
import type { ConformanceCase } from './case.ts';
import { differenceReasons } from './differenceReasons.ts';

const formatCell = (answer: unknown): string => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return text.replaceAll('|', '\\|');
};

/** Differences that no case can show on the emulator. */
const cloudNotes = [
  '## Limits of the embedded store that Cloud Firestore does not have',
  '',
  '- One public call is limited to 32 kB, 2 writes, 100 fields, 100 mask paths, 100 documents of `offset` and 2 documents of a read. Cloud Firestore serves every call within its own limits, and charges for it.',
  '- A public call with a verification or a precondition is refused with the answer of the rules; the page sends none. Cloud Firestore answers such a call: a valid request beside a verification that fails gets 403 where its id is taken and another error where it is free, and nothing is stored. A stranger finds all taken short ids in 4,096 calls, without a limit by address, and by repeating them how many requests are stored and when one came. What a request contains is not revealed.',
  '- Writes and reads are limited by address. Cloud Firestore has App Check before every call, and a budget alert ([scale.md](scale.md)).',
  '- A write that another website sends through a browser (`Sec-Fetch-Site: cross-site`, or without that header a foreign `Origin`) is refused. Cloud Firestore answers every origin, behind App Check.',
  '- Connections, and the unread answers of one connection, are limited. Google limits its own.',
  "- The time of a refusal: `npm run bench:store` prints it for a taken id and for a free one. Cloud Firestore's times were not measured.",
  '- The answer to a valid request: on both stores it reveals that its id was free, at the cost of one stored request. On the embedded store there is no other way, and it counts toward the limit of its address.',
];

/** @param cases all of them, those that differ among them */
export function renderDifferencesPage(cases: readonly ConformanceCase[]): string {
  const sections = Object.entries(differenceReasons).flatMap(([reason, why]) => {
    const rows = cases.flatMap(({ title, expected, differs }) =>
      differs?.reason === reason
        ? [`| ${formatCell(title)} | ${formatCell(expected)} | ${formatCell(differs.emulator)} |`]
        : [],
    );
    return ['', `## ${why}`, '', '| Call | Embedded store | Emulator |', '|---|---|---|', ...rows];
  });
  const differing = cases.filter(({ differs }) => differs !== undefined).length;
  return [
    "<!-- Generated from the cases' `differs` by `RECORD=1 npx vitest run --project conformance`. Do not edit. -->",
    '# Where the embedded store and the Firestore emulator differ',
    '',
    `Both stores answer ${cases.length} cases; ${differing} answers differ. The reason of each is the heading above it.`,
    "'allowed' is any answer without an error, 'refused' is 403 PERMISSION_DENIED, 'not asked' is a call that it would never answer.",
    ...sections,
    '',
    ...cloudNotes,
    '',
  ].join('\n');
}

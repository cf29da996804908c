/** docs/store-differences.md: where the embedded store answers otherwise than Google's emulator, and why. */
import type { ConformanceCase } from './case.ts';
import { differenceReasons } from './differenceReasons.ts';

const formatCell = (answer: unknown): string => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return text.replaceAll('|', '\\|');
};

/** Differences that no case can show on the emulator. */
const cloudNotes = [
  '## What the embedded store holds and Cloud Firestore cannot',
  '',
  '- A bound on one call of a stranger (32 kB, 2 writes, 100 fields, 100 mask paths, 2 documents of a read): Cloud Firestore serves what its own limits allow, and charges for it.',
  '- A limit of writes and of reads by address: on Cloud Firestore App Check stands before every call, and a budget alert tells of the rest ([scale.md](scale.md)).',
  '- A refusal of writes that another website makes a browser send (`Sec-Fetch-Site: cross-site`): Cloud Firestore answers every origin; App Check stands before it.',
  '- One bound on connections and on what one connection may leave unread: Google bounds its own.',
  "- How long a refusal takes: Cloud Firestore's times are Google's, and were not measured. `npm run bench:store` prints those of the embedded store for an id that is taken and one that is free.",
  '- What a whole valid request tells: on both, a request that is accepted tells that its id was free, and costs a stored request. On the embedded store it counts against the limit of its address too.',
];

/** @param cases all of them, those that differ among them */
export function renderDifferencesPage(cases: readonly ConformanceCase[]): string {
  const sections = Object.entries(differenceReasons).flatMap(([reason, why]) => {
    const rows = cases.flatMap(({ title, expected, differs }) =>
      differs?.reason === reason
        ? [`| ${formatCell(title)} | ${formatCell(expected)} | ${formatCell(differs.emulator)} |`]
        : [],
    );
    return ['', `## ${why}`, '', '| Asked | Embedded store | Emulator |', '|---|---|---|', ...rows];
  });
  const differing = cases.filter(({ differs }) => differs !== undefined).length;
  return [
    "<!-- Made of the cases' `differs` by `RECORD=1 npx vitest run tests/conformance`; a test keeps it fresh. -->",
    '# Where the embedded store and the Firestore emulator differ',
    '',
    `Of ${cases.length} cases that are asked of both, ${differing} are answered otherwise. Each stands below its reason.`,
    "'allowed' is any answer without an error, 'refused' is 403 PERMISSION_DENIED, 'not asked' is what it would never answer.",
    ...sections,
    '',
    ...cloudNotes,
    '',
  ].join('\n');
}

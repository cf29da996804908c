/** docs/store-differences.md: where the embedded store answers otherwise than Google's emulator, and why. */
import type { Case } from './case.ts';
import { reasons } from './reasons.ts';

const cell = (answer: unknown): string => {
  const said = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return said.replaceAll('|', '\\|');
};

/** @param cases all of them, those that differ among them */
export function differencesPage(cases: readonly Case[]): string {
  const sections = Object.entries(reasons).flatMap(([reason, why]) => {
    const rows = cases.flatMap(({ title, expected, differs }) =>
      differs?.reason === reason
        ? [`| ${cell(title)} | ${cell(expected)} | ${cell(differs.emulator)} |`]
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
  ].join('\n');
}

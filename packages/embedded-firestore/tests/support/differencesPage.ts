/** A page of the answers of the embedded store that differ from Google's emulator, each with its reason. */
import type { ConformanceCase } from './case.ts';
import { differenceReasons } from './differenceReasons.ts';

const formatCell = (answer: unknown): string => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return text.replaceAll('|', '\\|');
};

/**
 * @param cases all of them, those that differ among them
 * @param notes lines of Markdown for the end: the differences that no case can show on the emulator
 */
export function renderDifferencesPage(cases: readonly ConformanceCase[], notes: readonly string[]): string {
  const sections = Object.entries(differenceReasons).flatMap(([reason, why]) => {
    const rows = cases.flatMap(({ title, expected, differs }) =>
      differs?.reason === reason
        ? [`| ${formatCell(title)} | ${formatCell(expected)} | ${formatCell(differs.emulator)} |`]
        : [],
    );
    if (rows.length === 0) return [];
    return ['', `## ${why}`, '', '| Call | Embedded store | Emulator |', '|---|---|---|', ...rows];
  });
  const differing = cases.filter(({ differs }) => differs !== undefined).length;
  return [
    '<!-- The tests write this page from the answers of both stores. -->',
    '# Where the embedded store and the Firestore emulator differ',
    '',
    `Both stores answer ${cases.length} cases; ${differing} answers differ. The reason of each is the heading above it.`,
    "'allowed' is any answer without an error, 'refused' is 403 PERMISSION_DENIED, 'not asked' is a call that it would never answer.",
    ...sections,
    '',
    ...notes,
    '',
  ].join('\n');
}

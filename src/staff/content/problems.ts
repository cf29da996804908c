/**
 * The problems of a record, in words for a clerk: one sentence for each cause, which says what to do, at the control where
 * it is done. The schema's own words are for those who write files.
 */
import { type ContentField, type FieldKind, type ListName, lists } from '../../content/schema/lists.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { staffContentMessages } from './messages.ts';
import { isStepField, stepControlName } from './steps.ts';
import { createFieldControls } from './values.ts';

const { problems: messages } = staffContentMessages;

/** A problem as the schema or the import words it. */
interface FoundProblem {
  /** The name of the field: 'title', 'image.alt', 'translations.fil.title'; '' if it belongs to none. */
  readonly name: string;
  /** The line of a list, counted from one; '' for the whole field. */
  readonly line: string;
  readonly problem: string;
}

/** Problems, by the name of their control; '' if they belong to none. */
export type RecordProblems = readonly { readonly name: string; readonly problem: string }[];

/** "field 'fees', entry 2" → fees, 2 */
export const parseSchemaProblem = ({
  at,
  problem,
}: {
  readonly at: string;
  readonly problem: string;
}): FoundProblem => ({
  name: /^field '([^']+)'/.exec(at)?.[1] ?? '',
  line: /, entry (\d+)/.exec(at)?.[1] ?? '',
  problem,
});

/** ", field 'slug': 'a' is the address of record 'b'." → slug */
export const parsePlanProblem = (text: string): FoundProblem => {
  const [, name = '', problem = text] = /^(?:, field '([^']+)')?: (.*?)\.?$/s.exec(text) ?? [];
  return { name, line: '', problem };
};

const translationPattern = /^transl(?:ations|atedFrom)\.\w+\.(\w+)/;
const isMissing = ({ problem }: FoundProblem): boolean => problem.startsWith('is missing');
/** Staff mend an id only where they choose it. */
const isUnknown = (list: ListName, { name, problem }: FoundProblem): boolean =>
  (name === 'id' && !createFieldControls(list).some(({ field }) => field === 'id')) ||
  problem.startsWith('is not known');

/** 'image.alt' → 'image'; 'translations.fil.title' → 'title' */
const fieldOf = (name: string): string => translationPattern.exec(name)?.[1] ?? name.split('.')[0] ?? '';

const otherLines = /^must have (\d+) entries, as in English, and has (\d+)/;

/** Sentences that need more of a problem than its field, by the schema's words. */
const worded: readonly (readonly [RegExp, (...parts: readonly string[]) => string])[] = [
  [/^may have (\d+) characters, and has (\d+)/, messages.tooLong],
  [/^may have (\d+) entries/, messages.tooManyLines],
  [/^has a link that leads nowhere, '(.*)': write/, messages.deadLink],
  [/^has a sign of a word processor/, () => messages.privateSign],
  [/^has a character/, () => messages.character],
  [otherLines, messages.otherLines],
  [/^must be as long as '(.*)' is/, messages.otherTime],
  [/^has no English/, () => messages.noEnglish],
  [/^must be after (?:validFrom|begins)/, () => messages.endsBefore],
  [
    /^must be on the day of date, (\S+), and is on (\S+)/,
    (...days) => messages.otherDay(...days.map((day) => formatDay(day, translateToEnglish))),
  ],
  [/^'.*' is the address of/, () => messages.addressTaken],
  [/^must hold \{width\}/, () => messages.needsWidth],
  [/^may not be wider/, () => messages.tooWide],
  [/^is too long: a record/, () => messages.tooBig],
  [/services would be active/, () => messages.tooManyServices],
];

const kindOf = (list: ListName, field: string): FieldKind | undefined =>
  Object.entries<ContentField>(lists[list].fields).find(([name]) => name === field)?.[1].kind;

const ownSentence = (sentences: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(sentences, name) ? sentences[name] : undefined;

const describeProblem = (list: ListName, found: FoundProblem): string => {
  const { name, problem } = found;
  const isTranslation = translationPattern.test(name);
  const field = fieldOf(name);
  if (isMissing(found))
    return isTranslation
      ? messages.missingTranslation
      : (ownSentence(messages.missing, name) ??
          ownSentence(messages.missing, field) ??
          messages.missing.other);
  for (const [pattern, sentence] of worded) {
    const match = pattern.exec(problem);
    if (match !== null) return sentence(...match.slice(1));
  }
  return (
    (isTranslation ? undefined : ownSentence(messages.must, name)) ??
    ownSentence(messages.must, kindOf(list, field) ?? '') ??
    messages.must.other
  );
};

/** A problem of a translation is not reported if its English has one, because the English is the cause of both. */
const isConsequence = ({ name }: FoundProblem, found: readonly FoundProblem[]): boolean =>
  translationPattern.test(name) &&
  found.some((other) => !translationPattern.test(other.name) && fieldOf(other.name) === fieldOf(name));

/** Only the first missing part of a picture is reported, so that one omission gives one error. */
const isRepeated = (problem: FoundProblem, at: number, found: readonly FoundProblem[]): boolean =>
  isMissing(problem) &&
  problem.name.includes('.') &&
  !translationPattern.test(problem.name) &&
  found.findIndex((other) => isMissing(other) && fieldOf(other.name) === fieldOf(problem.name)) < at;

/** In the order of the form; a translation follows its English. */
const sortByControl = (list: ListName, found: readonly FoundProblem[]): readonly FoundProblem[] => {
  const controls = createFieldControls(list);
  const rankOf = ({ name }: FoundProblem): number => {
    const own = controls.findIndex((control) => control.name === name);
    if (own !== -1) return own;
    const field = controls.findLastIndex((control) => control.field === fieldOf(name));
    return field === -1 ? controls.length : field + 0.5;
  };
  return [...found].sort((a, b) => rankOf(a) - rankOf(b));
};

/** Where a clerk mends it: a line of the steps has a control of its own. */
const placeProblem = (
  list: ListName,
  found: FoundProblem,
): { readonly name: string; readonly problem: string } => {
  const problem = describeProblem(list, found);
  const idControl = createFieldControls(list).find(({ field }) => field === 'id');
  if (found.name === 'id') return { name: idControl?.name ?? '', problem };
  if (!isStepField(list, fieldOf(found.name)))
    return { name: found.name, problem: messages.atLine(found.line, problem) };
  const [, english = '', count = ''] = otherLines.exec(found.problem) ?? [];
  if (english === '')
    return found.line === ''
      ? { name: found.name, problem }
      : { name: stepControlName(found.name, Number(found.line) - 1), problem };
  const first = Math.min(Number(english), Number(count));
  const sentence = Number(count) > Number(english) ? messages.noEnglish : messages.missingTranslation;
  return { name: stepControlName(found.name, first), problem: sentence };
};

export const explainProblems = (list: ListName, found: readonly FoundProblem[]): RecordProblems => {
  const unknown = found.filter((each) => isUnknown(list, each)).map(({ name }) => name);
  const byName = new Map<string, readonly string[]>();
  const causes = sortByControl(list, found).filter(
    (each) => !isUnknown(list, each) && !isConsequence(each, found),
  );
  for (const [at, each] of causes.entries()) {
    if (isRepeated(each, at, causes)) continue;
    const { name, problem } = placeProblem(list, each);
    const others = byName.get(name) ?? [];
    if (!others.includes(problem)) byName.set(name, [...others, problem]);
  }
  return [
    ...[...byName].map(([name, sentences]) => ({ name, problem: sentences.join(' ') })),
    ...(unknown.length === 0 ? [] : [{ name: '', problem: messages.unknown(unknown.join(', ')) }]),
  ];
};

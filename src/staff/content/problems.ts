/**
 * The problems of a record, in words for a clerk: one sentence for each cause, which says what to do, at the control where
 * it is done.
 */
import type { FieldProblem } from '../../content/schema/fieldProblems.ts';
import { type ContentField, type FieldKind, type ListName, lists } from '../../content/schema/lists.ts';
import { staffContentMessages } from './messages.ts';
import { isStepField, stepControlName } from './steps.ts';
import { createFieldControls } from './values.ts';

const { problems: messages } = staffContentMessages;

/** Problems, by the name of their control; '' if they belong to none. */
export type RecordProblems = readonly { readonly name: string; readonly problem: string }[];

const translationPattern = /^transl(?:ations|atedFrom)\.\w+\.(\w+)/;
const isOfTranslation = ({ field }: FieldProblem): boolean => translationPattern.test(field ?? '');
const isMissing = ({ code }: FieldProblem): boolean => code.startsWith('missing');
/** Staff choose no id. */
const isUnknown = ({ field, code }: FieldProblem): boolean =>
  field === 'id' || code === 'unknown' || code === 'manyUnknown';

/** 'image.alt' → 'image'; 'translations.fil.title' → 'title' */
const fieldOf = ({ field }: FieldProblem): string =>
  translationPattern.exec(field ?? '')?.[1] ?? field?.split('.')[0] ?? '';

const kindOf = (list: ListName, field: string): FieldKind | undefined =>
  Object.entries<ContentField>(lists[list].fields).find(([name]) => name === field)?.[1].kind;

const findOwn = <Found>(all: Readonly<Record<string, Found>>, name: string): Found | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

const describeProblem = (list: ListName, problem: FieldProblem): string => {
  const [name, field, isTranslation] = [problem.field ?? '', fieldOf(problem), isOfTranslation(problem)];
  if (isMissing(problem))
    return isTranslation
      ? messages.missingTranslation
      : (findOwn(messages.missing, name) ?? findOwn(messages.missing, field) ?? messages.missing.other);
  return (
    findOwn<(values: FieldProblem['values']) => string>(messages.byCode, problem.code)?.(problem.values) ??
    (isTranslation ? undefined : findOwn(messages.must, name)) ??
    findOwn(messages.must, kindOf(list, field) ?? '') ??
    messages.must.other
  );
};

/** A problem of a translation is not reported if its English has one, because the English is the cause of both. */
const isConsequence = (problem: FieldProblem, found: readonly FieldProblem[]): boolean =>
  isOfTranslation(problem) &&
  found.some((other) => !isOfTranslation(other) && fieldOf(other) === fieldOf(problem));

/** Only the first missing part of a picture is reported, so that one omission gives one error. */
const isRepeated = (problem: FieldProblem, at: number, found: readonly FieldProblem[]): boolean =>
  isMissing(problem) &&
  problem.field?.includes('.') === true &&
  !isOfTranslation(problem) &&
  found.findIndex((other) => isMissing(other) && fieldOf(other) === fieldOf(problem)) < at;

/** In the order of the form; a translation follows its English. */
const sortByControl = (list: ListName, found: readonly FieldProblem[]): readonly FieldProblem[] => {
  const controls = createFieldControls(list);
  const rankOf = (problem: FieldProblem): number => {
    const own = controls.findIndex(({ name }) => name === problem.field);
    if (own !== -1) return own;
    const field = controls.findLastIndex((control) => control.field === fieldOf(problem));
    return field === -1 ? controls.length : field + 0.5;
  };
  return [...found].sort((a, b) => rankOf(a) - rankOf(b));
};

/** Where a clerk mends it: a line of the steps has a control of its own. */
const placeProblem = (list: ListName, found: FieldProblem): RecordProblems[number] => {
  const problem = describeProblem(list, found);
  const { field, entry, code, values } = found;
  const name = field ?? '';
  if (!isStepField(list, fieldOf(found))) return { name, problem: messages.atLine(entry, problem) };
  if (code !== 'otherLines')
    return { name: entry === null ? name : stepControlName(name, entry - 1), problem };
  const [english, length] = [Number(values.english), Number(values.length)];
  return {
    name: stepControlName(name, Math.min(english, length)),
    problem: length > english ? messages.byCode.noEnglish() : messages.missingTranslation,
  };
};

export const explainProblems = (list: ListName, found: readonly FieldProblem[]): RecordProblems => {
  const unknown = found.filter((each) => isUnknown(each)).map(({ field }) => field);
  const byName = new Map<string, readonly string[]>();
  const causes = sortByControl(list, found).filter((each) => !isUnknown(each) && !isConsequence(each, found));
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

/** How an answer reads back to the one who gave it: as it will be stored, with days by their names; '' where there is none. */
import { isRealDay, isRealMoment } from '../domain/dates/day.ts';
import { longMoment, wholeDay } from '../domain/dates/formatDay.ts';
import { words } from '../i18n/en/form.ts';
import { shortened } from '../lib/truncate.ts';
import { type AskedName, rowOf } from './fields.ts';

const labels: readonly Readonly<Record<string, string>>[] = [words.form.sexes, words.form.statuses];

/** What a choice is called; 'Male', as it is stored → 'Male', as it is said */
export const choiceLabel = (choice: string): string =>
  labels.find((each) => Object.hasOwn(each, choice))?.[choice] ?? choice;

/** Beyond this much of a text that is too long to be sent, its reader learns nothing more. */
const enough = 1_000;

export const shownAnswer = (name: AskedName, typed: string): string => {
  const { kind, input } = rowOf(name);
  const answer = String(kind.read(typed) ?? '');
  if (input?.control === 'radio') return choiceLabel(answer);
  if (input?.control === 'date' && isRealDay(answer)) return wholeDay(answer);
  if (input?.control === 'datetime-local' && isRealMoment(answer)) return longMoment(answer);
  return answer.length > enough ? shortened(answer, enough) : answer;
};

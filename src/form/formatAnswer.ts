/** How an answer reads back to the one who gave it: as it will be stored, with days by their names; '' where there is none. */
import { isRealDay, isRealMoment } from '../domain/dates/day.ts';
import { formatDay, formatMoment } from '../domain/dates/formatDay.ts';
import { requestFormMessages } from '../i18n/en/form.ts';
import { truncate } from '../lib/truncate.ts';
import { fieldRowOf, type InputFieldName } from './fields.ts';

const choiceLabels: readonly Readonly<Record<string, string>>[] = [
  requestFormMessages.form.sexes,
  requestFormMessages.form.statuses,
];

/** What a choice is called; 'Male', as it is stored → 'Male', as it is said */
export const choiceLabel = (choice: string): string =>
  choiceLabels.find((each) => Object.hasOwn(each, choice))?.[choice] ?? choice;

/** Beyond this much of a text that is too long to be sent, its reader learns nothing more. */
const maxVisibleLength = 1_000;

export const formatAnswer = (name: InputFieldName, typed: string): string => {
  const { kind, input } = fieldRowOf(name);
  const answer = String(kind.read(typed) ?? '');
  if (input?.control === 'radio') return choiceLabel(answer);
  if (input?.control === 'date' && isRealDay(answer)) return formatDay(answer);
  if (input?.control === 'datetime-local' && isRealMoment(answer)) return formatMoment(answer);
  return answer.length > maxVisibleLength ? truncate(answer, maxVisibleLength) : answer;
};

/** Formats an answer for its author as it will be stored, with the names of days; '' without an answer. */
import { isRealDay, isRealMoment } from '../domain/dates/day.ts';
import { formatDay, formatMoment } from '../domain/dates/formatDay.ts';
import { requestFormMessages } from '../i18n/en/form.ts';
import { truncate } from '../lib/truncate.ts';
import { fieldRowOf, type InputFieldName } from './fields.ts';

const choiceLabels: readonly Readonly<Record<string, string>>[] = [
  requestFormMessages.form.sexes,
  requestFormMessages.form.statuses,
];

/** The label of a choice in the current locale; 'Male' → 'Male' in English. */
export const choiceLabel = (choice: string): string =>
  choiceLabels.find((each) => Object.hasOwn(each, choice))?.[choice] ?? choice;

/** The rest of an overlong text tells its author nothing more. */
const maxVisibleLength = 1_000;

export const formatAnswer = (name: InputFieldName, typed: string): string => {
  const { fieldType, input } = fieldRowOf(name);
  const answer = String(fieldType.read(typed) ?? '');
  if (input?.control === 'radio') return choiceLabel(answer);
  if (input?.control === 'date' && isRealDay(answer)) return formatDay(answer);
  if (input?.control === 'datetime-local' && isRealMoment(answer)) return formatMoment(answer);
  return answer.length > maxVisibleLength ? truncate(answer, maxVisibleLength) : answer;
};

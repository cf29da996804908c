/** Formats an answer for its author as it will be stored, with the names of days; '' without an answer. */
import { isRealDay, isRealMoment } from '../domain/dates/day.ts';
import { formatDay, formatMoment } from '../domain/dates/formatDay.ts';
import type { Translate } from '../i18n/define.ts';
import { formMessages } from '../i18n/en/form.ts';
import { truncate } from '../lib/truncate.ts';
import { fieldRowOf, type InputFieldName } from './fields.ts';

/** The label of a choice; 'Male' → 'Male' in English. */
export const choiceLabel = (choice: string, translate: Translate): string => {
  const { sexes, statuses } = translate(formMessages).form;
  const labels: Readonly<Record<string, string>> = { ...sexes, ...statuses };
  return Object.hasOwn(labels, choice) ? labels[choice]! : choice;
};

/** The rest of an overlong text tells its author nothing more. */
const maxVisibleLength = 1_000;

export const formatAnswer = (name: InputFieldName, typed: string, translate: Translate): string => {
  const { fieldType, input } = fieldRowOf(name);
  const answer = String(fieldType.read(typed) ?? '');
  if (input?.control === 'radio') return choiceLabel(answer, translate);
  if (input?.control === 'date' && isRealDay(answer)) return formatDay(answer, translate);
  if (input?.control === 'datetime-local' && isRealMoment(answer)) return formatMoment(answer, translate);
  return answer.length > maxVisibleLength ? truncate(answer, maxVisibleLength) : answer;
};

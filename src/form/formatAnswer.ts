/** Formats an answer for its author as it is stored or will be, with the names of days; '' without an answer. */
import { isRealDay, isRealMoment } from '../domain/dates/day.ts';
import { formatDay, formatMoment } from '../domain/dates/formatDay.ts';
import type { Translate } from '../i18n/define.ts';
import { fieldMessages } from '../i18n/en/fields.ts';
import { formMessages } from '../i18n/en/form.ts';
import { truncate } from '../lib/truncate.ts';
import { type FieldName, fieldRowOf, type InputFieldName } from './fields.ts';

/** The label of a field's choice; 'sex', 'Male' → 'Male' in English. Any other text stays as it is. */
export const choiceLabel = (name: string, choice: string, translate: Translate): string => {
  const { sexes, statuses, certificates, newOrRenewal } = translate(formMessages).form;
  const labelsByField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    sex: sexes,
    status: statuses,
    certificate: certificates,
    newOrRenewal,
    priority: { yes: translate(fieldMessages).fields.priority.yes },
  };
  const labels = Object.hasOwn(labelsByField, name) ? labelsByField[name]! : {};
  return Object.hasOwn(labels, choice) ? labels[choice]! : choice;
};

/** The rest of an overlong text tells its author nothing more. */
const maxVisibleLength = 1_000;

/** A stored answer: a choice by its label, and a day and a moment by their names. */
export const formatStoredAnswer = (
  name: FieldName | InputFieldName,
  answer: string,
  translate: Translate,
): string => {
  const control = fieldRowOf(name).input?.control;
  if (control === 'radio' || control === 'checkbox') return choiceLabel(name, answer, translate);
  if (control === 'date' && isRealDay(answer)) return formatDay(answer, translate);
  if (control === 'datetime-local' && isRealMoment(answer)) return formatMoment(answer, translate);
  return answer.length > maxVisibleLength ? truncate(answer, maxVisibleLength) : answer;
};

export const formatAnswer = (name: InputFieldName, typed: string, translate: Translate): string =>
  formatStoredAnswer(name, String(fieldRowOf(name).fieldType.read(typed) ?? ''), translate);

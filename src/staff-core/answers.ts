/** A citizen's answers for staff, field by field with labels; and the request's state in one line. */
import { requestFields } from '../form/fields.ts';
import { choiceLabel } from '../form/formatAnswer.ts';
import { translateToEnglish } from '../i18n/define.ts';
import { fieldMessages } from '../i18n/en/fields.ts';
import { receiptMessages } from '../i18n/en/receipt.ts';
import { sanitizeLine } from '../lib/sanitizeLine.ts';
import type { FoundReceipt } from './receipts.ts';
import { formatManilaMoment, type StaffRequest } from './request.ts';

const labels: Readonly<Record<string, { readonly label: string } | undefined>> = fieldMessages.english.fields;
/** Fields that the first lines show, or that are the same for every request. */
const omittedFields = new Set(['formType', 'type', 'dateCreated', 'date_added', 'showable', 'schedule']);

const toText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The lines of an answer, each safe to print. */
const toRows = (label: string, value: unknown): readonly (readonly string[])[] =>
  toText(value)
    .split('\n')
    .map((line, at) => [at === 0 ? label : '', sanitizeLine(line, 2_000)]);

/** The state and reason as on the receipt's page. */
export function formatState({
  state,
  since,
  reason,
}: Pick<FoundReceipt, 'state' | 'since' | 'reason'>): string {
  const { reasons } = receiptMessages.english.status;
  const from = since === null ? '' : ` since ${formatManilaMoment(since)}`;
  return `${state}${from}${reason === null ? '' : `: ${reasons[reason]}`}`;
}

export function toAnswerRows(request: StaffRequest): readonly (readonly string[])[] {
  const tableFields = Object.keys(requestFields).filter((name) => Object.hasOwn(request.fields, name));
  const others = Object.keys(request.fields).filter((name) => !Object.hasOwn(requestFields, name));
  return [...tableFields, ...others]
    .filter((name) => !omittedFields.has(name))
    .flatMap((name) => {
      const value = request.fields[name];
      const label = (Object.hasOwn(labels, name) ? labels[name]?.label : undefined) ?? sanitizeLine(name, 60);
      return toRows(label, typeof value === 'string' ? choiceLabel(value, translateToEnglish) : value);
    });
}

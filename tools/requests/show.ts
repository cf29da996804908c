/** `show ID`: everything of one request. Its receipt code is the citizen's own, and shown only where it is asked for. */
import { shown } from '../../server/plain.ts';
import { fields } from '../../src/form/fields.ts';
import { choiceLabel } from '../../src/form/shown.ts';
import { words } from '../../src/words/en.ts';
import { receiptWords } from '../../src/words/receipt.ts';
import { aboutOne } from './one.ts';
import { type FoundReceipt, toldBy } from './receipts.ts';
import { handedInOf, momentOf, type Request, scheduleOf, serviceOf } from './request.ts';
import { tableOf } from './table.ts';

const labels: Readonly<Record<string, { readonly label: string } | undefined>> = words.fields;
/** Said by the first lines, or the same for every request. */
const said = new Set(['formType', 'type', 'dateCreated', 'date_added', 'showable', 'schedule']);

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Every line of an answer, each as a terminal may show it. */
const linesOf = (label: string, value: unknown): readonly (readonly string[])[] =>
  text(value)
    .split('\n')
    .map((line, at) => [at === 0 ? label : '', shown(line, 2_000)]);

/** What the citizen reads on the receipt's page. */
export function stateText({
  state,
  since,
  reason,
}: Pick<FoundReceipt, 'state' | 'since' | 'reason'>): string {
  const { reasons } = receiptWords.status;
  const from = since === null ? '' : ` since ${momentOf(since)}`;
  return `${state}${from}${reason === null ? '' : `: ${reasons[reason]}`}`;
}

function answersOf(request: Request): readonly (readonly string[])[] {
  const known = Object.keys(fields).filter((name) => name in request.fields);
  const others = Object.keys(request.fields).filter((name) => !(name in fields));
  return [...known, ...others]
    .filter((name) => !said.has(name))
    .flatMap((name) => {
      const value = request.fields[name];
      const label = labels[name]?.label ?? shown(name, 60);
      return linesOf(label, typeof value === 'string' ? choiceLabel(value) : value);
    });
}

export const show = aboutOne({
  usage: 'show ID [--receipt] [--to embedded|cloud]',
  does: 'everything of one request; --receipt shows its receipt code too',
  option: 'receipt',
  act: async ({ id, request, receipts, isOn }) => {
    const told = toldBy(receipts);
    const rows = [
      ['Reference', id],
      ['Service', serviceOf(request)],
      ['Handed in', handedInOf(request)],
      ['Schedule', scheduleOf(request)],
      ['State', told === null ? 'received (it has no receipt)' : stateText(told)],
      ...answersOf(request),
      ...(isOn ? receipts.map(({ code }) => ['Receipt code', code]) : []),
    ];
    for (const line of tableOf(rows)) console.log(line);
    console.log(`\nIts state: npm run requests -- state ${id} STATE [--reason REASON]`);
  },
});

/** `show ID`: everything of one message. */

import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { tableOf } from '../lib/table.ts';
import { checkedStart, messageNamed } from './findMessage.ts';
import { kindLine, lineOf, type Message, toldOn } from './message.ts';

const usage = 'show ID [--to embedded|cloud]';

/** Every line of the text, each as a terminal may show it. */
const textOf = ({ fields }: Message): readonly (readonly string[])[] =>
  typeof fields.text === 'string'
    ? fields.text.split('\n').map((line, at) => [at === 0 ? 'Text' : '', sanitizeLine(line, 2_000)])
    : [];

export const rowsOf = (message: Message): readonly (readonly string[])[] => [
  ['ID', sanitizeLine(message.id, 60)],
  ['Page', lineOf(message, 'page', 240)],
  ['Kind', kindLine(message)],
  ['Sent', toldOn(message)],
  ...textOf(message),
];

export const show: Subcommand = {
  usage,
  does: 'all of one message',
  prepare(args, surroundings) {
    const { values, positionals } = asked(args, toOption, usage, ['the ID'], 'feedback');
    const start = checkedStart(positionals[0] ?? '');
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        for (const line of tableOf(rowsOf(await messageNamed(door, start)))) console.log(line);
      });
  },
};

/** `delete ID --yes`: one message, because it is no feedback, or names somebody. */
import { Problem } from '../../../server/firestore/lib/userError.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { cut } from '../lib/table.ts';
import { erase } from '../requests/erase.ts';
import { checkedStart, messageNamed } from './findMessage.ts';
import { kindLine, lineOf, shortId } from './message.ts';

const usage = 'delete ID --yes [--to embedded|cloud]';

export const remove: Subcommand = {
  usage,
  does: 'deletes one message',
  prepare(args, surroundings) {
    const options = { ...toOption, yes: { type: 'boolean', default: false } } as const;
    const { values, positionals } = asked(args, options, usage, ['the ID'], 'feedback');
    const start = checkedStart(positionals[0] ?? '');
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        const message = await messageNamed(door, start);
        const what = `${shortId(message)} (${kindLine(message)}, ${lineOf(message, 'page', 60)})`;
        if (!values.yes)
          throw new Problem(
            `Nothing was deleted. It is ${what}: '${cut(lineOf(message, 'text', 500), 60)}'. To delete it: npm run feedback -- delete ${shortId(message)} --yes`,
          );
        await erase(door, [{ name: message.name, version: message.version }]);
        console.log(`Deleted ${what} from ${door.name}. It cannot be brought back.`);
      });
  },
};

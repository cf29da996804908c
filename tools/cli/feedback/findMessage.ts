/** One message by the first signs of its id; where they mean several, or none, it says so. */

import { Problem } from '../../../server/firestore/lib/userError.ts';
import { privateCollections } from '../../../src/firestore/collections.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { all } from '../../../src/staff-core/filters.ts';
import { recordsOf } from '../../../src/staff-core/records.ts';
import type { Door } from '../lib/storeClient.ts';
import { feedback, type Message, messageOf } from './message.ts';

/** Before any store is opened. @throws Problem */
export function checkedStart(text: string): string {
  const start = text.toLowerCase();
  if (!/^[0-9a-f-]{4,36}$/.test(start))
    throw new Problem(
      `An ID is what the list shows, such as 0b1c2d3e, or more of it; this is '${sanitizeLine(text, 40)}'.`,
    );
  return start;
}

const mostNamed = 5;

/** @throws Problem */
export async function messageNamed(door: Door, start: string): Promise<Message> {
  const named = (op: string, text: string) => ({
    fieldFilter: {
      field: { fieldPath: '__name__' },
      op,
      value: { referenceValue: `${door.root}/${privateCollections.feedback.path}/${text}` },
    },
  });
  const where = all([named('GREATER_THAN_OR_EQUAL', start), named('LESS_THAN', `${start}~`)]);
  const found: Message[] = [];
  for await (const record of recordsOf(door, feedback, { where, page: mostNamed })) {
    found.push(messageOf(record));
    if (found.length === mostNamed) break;
  }
  const [message, ...others] = found;
  if (message === undefined)
    throw new Problem(`There is no feedback '${start}' in ${door.name}. Look at: npm run feedback -- list`);
  if (others.length > 0)
    throw new Problem(
      `'${start}' begins more than one: ${found.map(({ id }) => sanitizeLine(id, 40)).join(', ')}. Give more of it.`,
    );
  return message;
}

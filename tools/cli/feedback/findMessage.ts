/** Finds one message by the first characters of its id, and reports when they match several messages or none. */
import { UserError } from '../../../server/lib/userError.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import {
  type FeedbackMessage,
  feedbackCollection,
  toFeedbackMessage,
} from '../../../src/staff-core/feedback.ts';
import { findByIdStart } from '../lib/findByIdStart.ts';
import type { StoreClient } from '../lib/storeClient.ts';

/** Runs before the store opens. @throws UserError */
export function parseMessageIdStart(text: string): string {
  const start = text.toLowerCase();
  if (!/^[0-9a-f-]{4,36}$/.test(start))
    throw new UserError(
      `An ID is what the list shows, such as 0b1c2d3e, or more of it; this is '${sanitizeLine(text, 40)}'.`,
    );
  return start;
}

const maxListed = 5;

/** @throws UserError */
export async function findMessageById(client: StoreClient, start: string): Promise<FeedbackMessage> {
  const found = (await findByIdStart(client, feedbackCollection, start, maxListed)).map(toFeedbackMessage);
  const [message, ...others] = found;
  if (message === undefined)
    throw new UserError(`There is no feedback '${start}' in ${client.name}. Look at: npm run feedback list`);
  if (others.length > 0)
    throw new UserError(
      `'${start}' begins more than one: ${found.map(({ id }) => sanitizeLine(id, 40)).join(', ')}. Give more of it.`,
    );
  return message;
}

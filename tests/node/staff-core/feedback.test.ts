/** §7. The feedback that the staff page reads, from a store that refuses what Cloud Firestore has no index for. */
import { describe, expect, it } from 'vitest';
import {
  countOpenFeedback,
  deleteFeedback,
  type FoundFeedback,
  feedbackLimits,
  readFeedback,
} from '../../../src/staff-core/feedback.ts';
import type { FirestoreRestClient } from '../../../src/staff-core/restClient.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';
import { type SeededFeedback, seedFeedback } from '../../support/server/seedFeedback.ts';
import { createTestClient } from '../../support/server/staffCommands.ts';

const startOf = (at: number): string => (0x10000000 + at).toString(16);

/** A store with these messages, and the number of documents that were read since the last look. */
async function startBilled(messages: readonly SeededFeedback[]) {
  const inner = createTestClient(await startTestServer({ content: null, withoutIndexes: true }));
  await seedFeedback(inner, messages);
  let reads = 0;
  const client: FirestoreRestClient = {
    ...inner,
    isIndexed: true,
    post: async (call, body) => {
      const answer = await inner.post(call, body);
      if (Array.isArray(answer)) reads += answer.filter((row) => 'document' in row).length;
      return answer;
    },
  };
  const takeReads = () => {
    const taken = reads;
    reads = 0;
    return taken;
  };
  return { client, takeReads };
}

const startsOf = ({ messages }: FoundFeedback): readonly string[] =>
  messages.map(({ id }) => id.slice(0, 8)).toSorted();

describe('§7 the feedback that staff read', () => {
  it('is the newest and every wrong number, however old; then what is older, each message once', async () => {
    const count = 2 * feedbackLimits.newest + 50;
    const messages = Array.from({ length: count }, (_, at): SeededFeedback => {
      const isOldest = at >= count - 2;
      // The second half has one time, as a program may send it.
      return {
        start: startOf(at),
        kind: isOldest ? 'wrongNumber' : 'useful',
        fields: { dateCreated: testNow - (isOldest ? 9_999 : Math.min(at, 100)) },
      };
    });
    const { client, takeReads } = await startBilled(messages);
    const first = await readFeedback(client, null);
    expect(first.areMore).toBe(true);
    expect(first.messages).toHaveLength(feedbackLimits.newest + 2);
    expect(startsOf(first)).toEqual(expect.arrayContaining(messages.slice(-2).map(({ start }) => start)));
    // One more, to know that there are more.
    expect(takeReads()).toBe(feedbackLimits.newest + 1 + 2);

    const second = await readFeedback(client, first);
    expect([second.areMore, second.messages.length]).toEqual([true, 2 * feedbackLimits.newest + 2]);
    expect(takeReads()).toBe(feedbackLimits.newest + 1);

    const all = await readFeedback(client, second);
    expect(all.areMore).toBe(false);
    expect(startsOf(all)).toEqual(messages.map(({ start }) => start).toSorted());
    expect(takeReads()).toBe(50);
  }, 60_000);

  it('is counted for the name of its tab by one read of at most 51 messages', async () => {
    const open = (at: number): SeededFeedback => ({ start: startOf(at), kind: 'wrongNumber' });
    const some = await startBilled([open(1), { start: startOf(2), kind: 'useful' }]);
    expect([await countOpenFeedback(some.client), some.takeReads()]).toEqual(['1', 1]);
    const many = await startBilled(Array.from({ length: 60 }, (_, at) => open(at)));
    expect([await countOpenFeedback(many.client), many.takeReads()]).toEqual(['50+', 51]);
  });

  it('is empty in an empty store', async () => {
    const { client, takeReads } = await startBilled([]);
    expect(await readFeedback(client, null)).toEqual({
      messages: [],
      areMore: false,
      areMoreReports: false,
      last: null,
    });
    expect(takeReads()).toBe(0);
  });

  it('says that there are more wrong numbers than it reads at once', async () => {
    const { client } = await startBilled(
      Array.from({ length: feedbackLimits.reports + 1 }, (_, at) => ({ start: startOf(at) })),
    );
    expect(await readFeedback(client, null)).toMatchObject({ areMore: true, areMoreReports: true });
  }, 60_000);

  it('loses a deleted message, and deleting it again succeeds', async () => {
    const { client } = await startBilled([{ start: startOf(1) }, { start: startOf(2), kind: 'notUseful' }]);
    const [message] = (await readFeedback(client, null)).messages;
    await deleteFeedback(client, message!);
    await deleteFeedback(client, message!);
    const left = await readFeedback(client, null);
    expect(left.messages).toHaveLength(1);
    expect(left.messages).not.toContainEqual(expect.objectContaining({ id: message!.id }));
  });
});

/** §7. Which refused calls end the session of the staff page, and how often. */
import { describe, expect, it, vi } from 'vitest';
import { StaffError } from '../../../../src/staff/errors.ts';
import type { StaffClient } from '../../../../src/staff/restClient.ts';
import { watchSession } from '../../../../src/staff/session/watchSession.ts';

const read = '/Sample_site/Form_Requests:runQuery';

/** A watched client, each of whose calls waits until the test answers it. */
const watchHeldCalls = () => {
  const held: { readonly answer: (body: unknown) => void; readonly refuse: (error: unknown) => void }[] = [];
  const client: StaffClient = {
    root: 'projects/sample/databases/(default)/documents',
    isIndexed: true,
    takesFiles: false,
    now: () => 5,
    post: () => new Promise((answer, refuse) => void held.push({ answer, refuse })),
  };
  const onEnded = vi.fn();
  return { client, held, onEnded, watched: watchSession(client, onEnded) };
};

describe('§7 the session of the staff page', () => {
  it.each([
    [read, 'unauthenticated', 1],
    [':batchGet', 'unauthenticated', 1],
    [':commit', 'unauthenticated', 1],
    [read, 'permission-denied', 1],
    [':batchGet', 'permission-denied', 1],
    ['/Sample_site/Form_Requests:runAggregationQuery', 'permission-denied', 1],
    // The id of a new record may be taken.
    [':commit', 'permission-denied', 0],
    [read, 'unreachable', 0],
    [':commit', 'conflict', 0],
    [read, 'damaged', 0],
  ])(
    'a call of %s refused as %s ends it %i times, and its caller gets the refusal',
    async (call, code, times) => {
      const { held, watched, onEnded } = watchHeldCalls();
      const refusal = new StaffError(code);
      const answer = watched.post(call, {});
      held[0]!.refuse(refusal);
      await expect(answer).rejects.toBe(refusal);
      expect(onEnded).toHaveBeenCalledTimes(times);
    },
  );

  it('does not end by an error that is no answer of the store', async () => {
    const { held, watched, onEnded } = watchHeldCalls();
    const answer = watched.post(read, {});
    held[0]!.refuse(Object.assign(new Error('sample'), { code: 'unauthenticated' }));
    await expect(answer).rejects.toThrow('sample');
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('ends once when the store refuses two calls, also where the second refusal is a different one', async () => {
    const { held, watched, onEnded } = watchHeldCalls();
    const answers = Promise.allSettled([watched.post(read, {}), watched.post(':commit', {})]);
    held[1]!.refuse(new StaffError('unauthenticated'));
    held[0]!.refuse(new StaffError('permission-denied'));
    await answers;
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('ends again at a later call, and not by the late refusal of a call from before', async () => {
    const { held, watched, onEnded } = watchHeldCalls();
    const late = watched.post(read, {});
    const first = watched.post(':commit', {});
    held[1]!.refuse(new StaffError('unauthenticated'));
    await expect(first).rejects.toThrow();
    const next = watched.post(read, {});
    held[0]!.refuse(new StaffError('unauthenticated'));
    await expect(late).rejects.toThrow();
    expect(onEnded).toHaveBeenCalledTimes(1);
    held[2]!.refuse(new StaffError('unauthenticated'));
    await expect(next).rejects.toThrow();
    expect(onEnded).toHaveBeenCalledTimes(2);
  });

  it('leaves the answers and the rest of the client as they are', async () => {
    const { client, held, watched } = watchHeldCalls();
    const answer = watched.post(read, {});
    held[0]!.answer([{ readTime: 'sample' }]);
    expect(await answer).toEqual([{ readTime: 'sample' }]);
    expect({ ...watched, post: client.post }).toEqual(client);
  });
});

import { describe, expect, it } from 'vitest';
import { formRequest, navPanel, scheduleField } from '../../machines/index.ts';
import { runMachine } from '../../machines/model/run.ts';

const sent = ['TICK', 'SUBMIT', 'checkAnswers:sendable', 'after untilShownLongEnough', 'drawId:drawn'];

describe('§4 a run', () => {
  it('tells of each step what was asked, what was done, who is at work and which clock runs', async () => {
    const { frames } = await runMachine(formRequest, [
      ...sent,
      'saveRequest:id taken',
      'findReceipt:not found',
    ]);
    const last = frames.at(-1)!;
    expect(last.guards.at(-1)).toEqual({ name: 'drewTheLast', came: false });
    expect(last.actions).toEqual(['forgetCode', 'forgetWaiting']);
    expect(last.pending).toEqual(['drawId']);
    expect(last.timers).toEqual([{ key: 'after answerLimit', due: 11_000 }]);
    expect(last.taken).toHaveLength(1);
  });

  it('moves its clock from timer to timer', async () => {
    const { frames } = await runMachine(formRequest, [...sent, 'wait 9999', 'wait 1']);
    expect(frames.slice(-2).map(({ state, now }) => [state.value, now])).toEqual([
      [{ submitting: { trying: 'saving' } }, 10_999],
      ['failure', 11_000],
    ]);
  });

  it('knows the timers of raised events', async () => {
    const { frames } = await runMachine(navPanel, ['POINT:visitor', 'POINT:government', 'after REST']);
    expect(frames[2]!.timers).toEqual([{ key: 'after REST', due: 150 }]);
    expect(frames[3]!.state.context).toEqual({ item: '/Government' });
  });

  it('takes a refused event as a step without a transition', async () => {
    const { frames, refused } = await runMachine(formRequest, ['SUBMIT']);
    expect(refused).toBeNull();
    expect(frames[1]!.taken).toEqual([]);
  });

  it.each([
    [formRequest, ['TACK'], "formRequest knows no 'TACK'."],
    [formRequest, ['saveRequest:stored'], `'saveRequest' is not at work in "idle".`],
    [formRequest, ['TICK', 'after answerLimit'], `No clock runs for 'after answerLimit' in "ready".`],
    [scheduleField, ['constructor'], "scheduleField knows no 'constructor'."],
  ])('ends where a step cannot be taken, and says why', async (registered, keys, why) => {
    const { frames, refused } = await runMachine(registered, keys);
    expect(refused).toBe(why);
    expect(frames).toHaveLength(keys.length);
  });
});

import { describe, expect, it } from 'vitest';
import { formRequest, navPanel } from '../../machines/index.ts';
import { runMachine } from '../../packages/machine-viewer/src/model/index.ts';

const sent = [
  'CONFIRM',
  'SUBMIT',
  'checkAnswers:sendable',
  'after minimumVisibleDelay',
  'drawCode:drawn',
  'findPlace:any number',
];

describe('§4 runMachine', () => {
  it('reports the guards, actions, running actors and timers of each step', async () => {
    const { frames } = await runMachine(formRequest, [
      ...sent,
      'saveRequest:refused',
      'findReceipt:not found',
      'explainRefusal:id taken',
    ]);
    const last = frames.at(-1)!;
    expect(last.guards.slice(-2)).toEqual([
      { name: 'isPlaceFree', outcome: false },
      { name: 'isIdTaken', outcome: true },
    ]);
    expect(last.actions).toEqual(['storeCode', 'noteSent']);
    expect(last.pending).toEqual(['saveRequest']);
    expect(last.timers).toEqual([{ key: 'after answerTimeout', due: 11_000 }]);
    expect(last.taken).toHaveLength(1);
  });

  it('moves the clock from timer to timer', async () => {
    const { frames } = await runMachine(formRequest, [...sent, 'wait 9999', 'wait 1']);
    expect(frames.slice(-2).map(({ state, now }) => [state.value, now])).toEqual([
      [{ submitting: { attempting: 'saving' } }, 10_999],
      ['failure', 11_000],
    ]);
  });

  it('reports the timers of delayed raised events', async () => {
    const { frames } = await runMachine(navPanel, [
      'HOVER:visitor',
      'HOVER:government',
      'after HOVER_INTENT',
    ]);
    expect(frames[2]!.timers).toEqual([{ key: 'after HOVER_INTENT', due: 150 }]);
    expect(frames[3]!.state.context).toEqual({ item: '/Government' });
  });

  it('records a refused event as a step without a transition', async () => {
    const { frames, refused } = await runMachine(formRequest, ['SUBMIT']);
    expect(refused).toBeNull();
    expect(frames[1]!.taken).toEqual([]);
  });

  it('sends an event with the payload of its key, and settles an actor by it', async () => {
    const { frames, refused } = await runMachine(formRequest, [
      'CONFIRM',
      'SUBMIT',
      'xstate.done.actor.checkAnswers {"output":{"outcome":"sendable","at":500,"record":{"purpose":"another"}}}',
    ]);
    expect(refused).toBeNull();
    expect(frames.at(-1)!.state.context.record).toEqual({ purpose: 'another' });
    expect(frames.at(-1)!.timers).toEqual([{ key: 'after minimumVisibleDelay', due: 1_500 }]);
  });

  it('keeps the type of an event whose payload names another', async () => {
    const { frames } = await runMachine(formRequest, ['CONFIRM {"type":"CLEAR"}']);
    expect(frames[1]!.state.value).toBe('robotChecked');
  });

  it.each([
    ['an unknown event', 'TACK {"at":1}'],
    ['text that is no JSON', 'CLEAR {at}'],
    ['an actor that does not run', 'xstate.done.actor.saveRequest {"output":1}'],
    ['a timer', 'xstate.after.answerTimeout.formRequest.submitting.attempting {"at":1}'],
    ['more than 2,000 characters', `CLEAR {"at":"${'x'.repeat(2_000)}"}`],
  ])('refuses a payload for %s', async (_, key) => {
    const { frames, refused } = await runMachine(formRequest, [key]);
    expect(refused).not.toBeNull();
    expect(frames).toHaveLength(1);
  });

  it('ends the run with the reason when a machine throws on a payload', async () => {
    const { refused } = await runMachine(formRequest, [
      'CONFIRM',
      'SUBMIT',
      'xstate.done.actor.checkAnswers {"output":null}',
    ]);
    expect(refused).toMatch(/null/);
  });

  it.each([
    [formRequest, ['TACK'], "formRequest knows no 'TACK'."],
    [formRequest, ['saveRequest:stored'], `'saveRequest' is not at work in "idle".`],
    [
      formRequest,
      ['CONFIRM', 'after answerTimeout'],
      `No clock runs for 'after answerTimeout' in "robotChecked".`,
    ],
    [navPanel, ['constructor'], "navPanel knows no 'constructor'."],
  ])('ends at the first impossible step, and returns the reason', async (registered, keys, why) => {
    const { frames, refused } = await runMachine(registered, keys);
    expect(refused).toBe(why);
    expect(frames).toHaveLength(keys.length);
  });
});

import { describe, expect, it } from 'vitest';
import { viewerMessages as words } from '../../../../src/i18n/en/viewer.ts';
import { addressOf, problemOf, type View, viewOf } from '../../../../src/machine-viewer/run/viewUrl.ts';

const known = ['formRequest', 'navPanel'];
const view = (some: Partial<View>): View => ({
  machine: 'formRequest',
  run: [],
  at: 0,
  counting: 'run',
  ...some,
});

describe('§4 a view of a machine is its address', () => {
  it.each<[string, View]>([
    ['#', view({ machine: null })],
    ['#formRequest', view({})],
    ['#formRequest?run=TICK/SUBMIT', view({ run: ['TICK', 'SUBMIT'], at: 2 })],
    ['#formRequest?run=TICK/SUBMIT&at=1', view({ run: ['TICK', 'SUBMIT'], at: 1 })],
    [
      '#formRequest?run=checkAnswers:sendable,+edited/after+answerLimit/wait+500',
      view({ run: ['checkAnswers:sendable, edited', 'after answerLimit', 'wait 500'], at: 3 }),
    ],
    ['#navPanel?counts=browser', view({ machine: 'navPanel', counting: 'browser' })],
  ])('%s', (address, same) => {
    expect(addressOf(same)).toBe(address);
    expect(viewOf(address, known)).toEqual(same);
  });

  it.each([
    ['', view({ machine: null })],
    ['#nothing', view({ machine: null })],
    ['#constructor?run=toString', view({ machine: null, run: ['toString'], at: 1 })],
    ['#formRequest?at=3', view({})],
    ['#formRequest?run=TICK&at=-1', view({ run: ['TICK'], at: 1 })],
    ['#formRequest?run=TICK&at=9', view({ run: ['TICK'], at: 1 })],
    ['#formRequest?run=%E0%A4%A', view({ run: ['%E0%A4%A'], at: 1 })],
    ['#formRequest?counts=secrets', view({})],
  ])('%s is read as far as it can be', (address, read) => {
    expect(viewOf(address, known)).toEqual(read);
  });

  it('is cut where it would be endless, and says so', () => {
    const endless = `#formRequest?run=${'TICK/'.repeat(10_000)}`;
    expect(viewOf(endless, known).run).toHaveLength(500);
    expect(problemOf(endless, known)).toBe(words.cut(500));
    expect(problemOf('#formRequest?run=TICK', known)).toBeNull();
  });

  it('names a machine that there is not', () => {
    expect(problemOf('#__proto__', known)).toBe(words.unknown('__proto__'));
    expect(problemOf('', known)).toBeNull();
  });
});

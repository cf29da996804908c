import { describe, expect, it } from 'vitest';
import { viewerMessages as words } from '../../../../src/viewer/messages.ts';
import {
  createView,
  findViewUrlProblem,
  parseViewUrl,
  toViewUrl,
  type ViewParams,
} from '../../../../src/viewer/run/viewUrl.ts';

const knownMachines = ['formRequest', 'navPanel'];
const view = (some: Partial<ViewParams>): ViewParams => ({ ...createView('formRequest'), ...some });

describe('§4 the URL of a machine view', () => {
  it.each<[string, ViewParams]>([
    ['#', view({ machine: null })],
    ['#formRequest', view({})],
    ['#formRequest?run=CONFIRM/SUBMIT', view({ run: ['CONFIRM', 'SUBMIT'], at: 2 })],
    ['#formRequest?run=CONFIRM/SUBMIT&at=1', view({ run: ['CONFIRM', 'SUBMIT'], at: 1 })],
    [
      '#formRequest?run=checkAnswers:sendable,+edited/after+answerTimeout/wait+500',
      view({ run: ['checkAnswers:sendable, edited', 'after answerTimeout', 'wait 500'], at: 3 }),
    ],
    ['#navPanel?counts=browser', view({ machine: 'navPanel', highlightSource: 'browser' })],
    ['#formRequest?table=transitions', view({ table: 'transitions' })],
    [
      '#formRequest?run=CONFIRM&table=compare&with=CONFIRM/saveRequest:id+taken',
      view({
        run: ['CONFIRM'],
        at: 1,
        table: 'compare',
        comparedRun: ['CONFIRM', 'saveRequest:id taken'],
      }),
    ],
    [
      '#formRequest?run=CONFIRM&selected=formRequest.idle+%7C+CONFIRM+%E2%86%92+formRequest.robotChecked',
      view({ run: ['CONFIRM'], at: 1, selected: 'formRequest.idle | CONFIRM → formRequest.robotChecked' }),
    ],
  ])('writes a view as %s and reads the same view back', (address, expected) => {
    expect(toViewUrl(expected)).toBe(address);
    expect(parseViewUrl(address, knownMachines)).toEqual(expected);
  });

  it.each([
    ['', view({ machine: null })],
    ['#nothing', view({ machine: null })],
    ['#constructor?run=toString', view({ machine: null, run: ['toString'], at: 1 })],
    ['#formRequest?at=3', view({})],
    ['#formRequest?run=CONFIRM&at=-1', view({ run: ['CONFIRM'], at: 1 })],
    ['#formRequest?run=CONFIRM&at=9', view({ run: ['CONFIRM'], at: 1 })],
    ['#formRequest?run=%E0%A4%A', view({ run: ['%E0%A4%A'], at: 1 })],
    ['#formRequest?counts=secrets', view({})],
    ['#formRequest?table=secrets', view({})],
    ['#formRequest?with=', view({ comparedRun: [] })],
    ['#formRequest?selected=%E0%A4%A', view({ selected: '%E0%A4%A' })],
  ])('reads the valid parts of the address "%s"', (address, read) => {
    expect(parseViewUrl(address, knownMachines)).toEqual(read);
  });

  it('cuts a run after 500 steps, and reports the cut', () => {
    const endless = `#formRequest?run=${'CONFIRM/'.repeat(10_000)}`;
    expect(parseViewUrl(endless, knownMachines).run).toHaveLength(500);
    expect(findViewUrlProblem(endless, knownMachines)).toBe(words.cut(500));
    expect(findViewUrlProblem(endless.replace('run=', 'with='), knownMachines)).toBe(words.cut(500));
    expect(findViewUrlProblem('#formRequest?run=CONFIRM', knownMachines)).toBeNull();
  });

  it('reports the name of a machine that does not exist', () => {
    expect(findViewUrlProblem('#__proto__', knownMachines)).toBe(words.unknown('__proto__'));
    expect(findViewUrlProblem('', knownMachines)).toBeNull();
  });
});

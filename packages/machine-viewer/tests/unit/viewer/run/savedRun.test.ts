import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { type RegisteredMachine, sampleAnswers, sampleFailures } from '../../../../src/model/registered.ts';
import { runMachine } from '../../../../src/model/run.ts';
import { viewerMessages as words } from '../../../../src/viewer/messages.ts';
import { compareSavedRun, parseSavedRun, toSavedRun } from '../../../../src/viewer/run/savedRun.ts';

const request: RegisteredMachine = {
  machine: setup({ actors: { save: fromPromise(async () => {}) } }).createMachine({
    id: 'request',
    initial: 'idle',
    states: {
      idle: { on: { CONFIRM: 'confirmed' } },
      confirmed: { on: { SUBMIT: 'sending' } },
      sending: { invoke: { id: 'save', src: 'save', onDone: 'stored', onError: 'confirmed' } },
      stored: {},
    },
  }),
  samples: { ...sampleAnswers('save', { stored: null }), ...sampleFailures('save', { fails: 'refused' }) },
  project: (context) => context,
};
const knownMachines = ['request'];
const story = ['CONFIRM', 'SUBMIT', 'save:stored'];

describe('§4 a saved run', () => {
  it('reads the saved steps back, and reports that they match the run they came from', async () => {
    const walked = await runMachine(request, story);
    const { frames } = walked;
    const read = parseSavedRun(JSON.stringify(toSavedRun('request', frames)), knownMachines);
    if (!('run' in read)) throw new Error(read.problem);
    expect(read.run.steps.map(({ choice }) => choice)).toEqual(story);
    expect(compareSavedRun(read.run, walked)).toBe(words.loaded(story.length));
  });

  it('reports the step at which the machine now behaves otherwise or refuses', async () => {
    const { frames } = await runMachine(request, story);
    const { machine, steps } = toSavedRun('request', frames);
    const other = { machine, steps: steps.with(1, { choice: 'SUBMIT', state: 'elsewhere' }) };
    expect(compareSavedRun(other, { frames, refused: null })).toBe(
      words.differs(2, 'SUBMIT', 'elsewhere', 'sending'),
    );
    expect(compareSavedRun({ machine, steps }, { frames: frames.slice(0, 3), refused: 'Sample.' })).toBe(
      words.refused(steps[2]!.choice, 'Sample.'),
    );
  });

  it.each([
    ['{', words.why.json],
    ['null', words.why.shape],
    ['[]', words.why.shape],
    ['{"machine":"request"}', words.why.shape],
    ['{"machine":"request","steps":[{"choice":1,"state":"idle"}]}', words.why.shape],
    ['{"machine":7,"steps":[]}', words.why.shape],
    [
      JSON.stringify({
        machine: 'request',
        steps: Array(501).fill({ choice: 'CONFIRM', state: 'confirmed' }),
      }),
      words.why.long(500),
    ],
    ['{"machine":"other","steps":[]}', words.why.machine('other')],
  ])('refuses %s as a saved run and explains why', (text, problem) => {
    expect(parseSavedRun(text, knownMachines)).toEqual({ problem });
  });
});

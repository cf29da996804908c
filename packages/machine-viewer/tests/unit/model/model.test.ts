import { describe, expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';
import {
  createStateKey,
  findCover,
  findPathsToEdges,
  findTransitionPairs,
  listTransitionNames,
  type ModelPath,
  type RegisteredMachine,
  runMachine,
  toChart,
  toMermaid,
} from '../../../src/model/index.ts';
import { findTakenPairs } from '../../../src/vitest/index.ts';
import { findEdgePaths } from '../../support/findEdgePaths.ts';
import { checkout, exam, grade, player, trafficLight } from '../../support/patterns.ts';
import { registeredUpload } from '../../support/registeredUpload.ts';

const project = (context: unknown) => context;
const register = (machine: RegisteredMachine['machine']): RegisteredMachine => ({
  machine,
  samples: {},
  project,
});
const machines: readonly (readonly [string, RegisteredMachine])[] = [
  ['player', register(player)],
  ['exam', register(exam)],
  ['checkout', register(checkout)],
  ['trafficLight', register(trafficLight)],
  ['grade', register(grade)],
  ['upload', registeredUpload],
];

describe('the edges of a model', () => {
  it.each(machines)('are those that xstate/graph finds in %s', (_, registered) => {
    const keyOf = createStateKey(registered);
    const edgesIn = (paths: Iterable<ModelPath>) => {
      const edges = [...paths].flatMap((path) =>
        path.map(({ key, state }, at) => [at === 0 ? null : keyOf(path[at - 1]!.state), key, keyOf(state)]),
      );
      return [...new Set(edges.map((edge) => JSON.stringify(edge)))].toSorted();
    };
    const paths = findPathsToEdges(registered, (before, key, after) =>
      JSON.stringify([keyOf(before), key, keyOf(after)]),
    );
    const edges = edgesIn(paths);
    expect(edges.length).toBeGreaterThan(1);
    expect(edges).toEqual(edgesIn(findEdgePaths(registered)));
  });

  it('are not searched without end', () => {
    const counter = createMachine({
      id: 'counter',
      types: {} as { context: { count: number } },
      context: { count: 0 },
      on: { ADD: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    });
    expect(() => [...findPathsToEdges(register(counter), String)]).toThrow(
      'counter has more than 5000 states.',
    );
  });
});

describe('a cover', () => {
  it.each(machines)('takes every transition of %s on real actors', async (_, registered) => {
    const taken = new Set<string>();
    for (const path of findCover(registered)) {
      const { frames, refused } = await runMachine(
        registered,
        path.map(({ key }) => key),
      );
      expect(refused).toBeNull();
      for (const frame of frames) for (const name of frame.taken) taken.add(name);
    }
    expect([...taken].toSorted()).toEqual([...new Set(listTransitionNames(registered.machine))].toSorted());
  });

  it('names the transition that no sample leads to', () => {
    const { samples, ...rest } = registeredUpload;
    const { 'xstate.done.actor.send': answers } = samples;
    expect(() =>
      findCover({ ...rest, samples: { 'xstate.done.actor.send': answers!, 'xstate.error.actor.send': [] } }),
    ).toThrow("No run takes 'upload.sending | xstate.error.actor.send [mayRetry] → upload.waiting'");
  });
});

describe('transition pairs', () => {
  it.each(machines)('of %s are taken by the runs that the search finds', async (_, registered) => {
    const { pairs, runs } = findTransitionPairs(registered);
    const taken = await findTakenPairs(registered, runs);
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter((pair) => !taken.has(pair))).toEqual([]);
  });

  it('are counted by hand for two parallel switches', () => {
    const { pairs } = findTransitionPairs(register(player));
    // Each of four transitions follows the opposite one of its switch, and both of the other switch.
    expect(pairs).toHaveLength(12);
  });
});

describe('the choices of a machine', () => {
  it('name the actor that has no sample', () => {
    expect(() => findCover({ ...registeredUpload, samples: {} })).toThrow(
      "'xstate.done.actor.send' has no sample with a label: write one with sampleAnswers() or sampleFailures().",
    );
  });
});

describe('a run', () => {
  it('reports actors, timers, guards and the clock', async () => {
    const { frames, refused } = await runMachine(registeredUpload, [
      'SEND',
      'send:offline',
      'wait 400',
      'after pause',
    ]);
    expect(refused).toBeNull();
    expect(frames.map(({ state, pending, timers, now }) => [state.value, pending, timers, now])).toEqual([
      ['idle', [], [], 0],
      ['sending', ['send'], [], 0],
      ['waiting', [], [{ key: 'after pause', due: 1_000 }], 0],
      ['waiting', [], [{ key: 'after pause', due: 1_000 }], 400],
      ['sending', ['send'], [], 1_000],
    ]);
    expect(frames[2]!.guards).toEqual([{ name: 'mayRetry', outcome: true }]);
  });

  it('ends at the first impossible step, and returns the reason', async () => {
    const { frames, refused } = await runMachine(registeredUpload, ['SEND', 'after pause']);
    expect([frames.length, refused]).toEqual([2, `No clock runs for 'after pause' in "sending".`]);
  });
});

describe('the chart of a machine', () => {
  it('becomes a Mermaid diagram', () => {
    expect(toMermaid(toChart(trafficLight))).toBe(
      [
        'stateDiagram-v2',
        '  state "trafficLight" as trafficLight {',
        '    [*] --> trafficLight_green',
        '    state "green" as trafficLight_green',
        '    state "yellow" as trafficLight_yellow',
        '    state "red" as trafficLight_red',
        '  }',
        '  trafficLight_green --> trafficLight_yellow : after greenTime',
        '  trafficLight_yellow --> trafficLight_red : after 3000',
        '  trafficLight_red --> trafficLight_green : after 10000',
        '',
      ].join('\n'),
    );
  });
});

import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import type { Registered } from '../../machines/model/registered.ts';
import { noCoverage } from '../../machines/model/replay.ts';
import { isFull } from '../full.ts';
import { known } from './known.ts';
import { problemsOf } from './problems.ts';

const machines = Object.entries(registry) as [keyof typeof registry, Registered][];

describe.each(machines)('§4 %s, as it is known by hand', (name, registered) => {
  it('takes every transition on real actors, each guard both ways, and is in each state what the state means', async () => {
    const coverage = noCoverage();
    const problems: string[] = [];
    for await (const problem of problemsOf(registered, known[name], { coverage, inEveryContext: isFull }))
      problems.push(problem);
    expect(problems).toEqual([]);
    const guards = Object.keys(registered.machine.implementations.guards);
    const outcomes = guards.flatMap((guard) => [`${guard}: true`, `${guard}: false`]);
    expect(outcomes.filter((outcome) => !coverage.outcomes.has(outcome))).toEqual([]);
  }, 300_000);
});

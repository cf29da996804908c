import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import {
  createMutants,
  type RegisteredMachine,
  runMachine,
} from '../../packages/machine-viewer/src/model/index.ts';
import { createView, parseViewUrl, toViewUrl } from '../../packages/machine-viewer/src/viewer/run/index.ts';
import { findBreakingStory } from '../../packages/machine-viewer/src/vitest/index.ts';
import { sampleSize } from '../support/sampling.ts';
import { temporalProperties } from './temporalProperties.ts';

const machines: Readonly<Record<string, RegisteredMachine>> = registry;
const seed = 20_261_124;

/** The choices of a story at the address of the machine page that replays it. */
const toStoryLink = (machine: string, story: readonly string[]): string =>
  `machines.html${toViewUrl({ ...createView(machine), run: story, at: story.length })}`;

const rows = temporalProperties.map((property) => [property.machine, property.title, property] as const);

describe('§4 what holds in every run', () => {
  it.each(rows)(
    '%s %s',
    async (name, _, property) => {
      const broken = await findBreakingStory(machines[name]!, property, {
        runs: sampleSize(400, 100),
        seed,
      });
      expect(broken === null ? null : toStoryLink(name, broken.story)).toBeNull();
    },
    120_000,
  );

  it.each(rows)(
    "the shortest run that breaks '%s %s' in a mutant opens by its link",
    async (name, _, property) => {
      const mutant = createMutants(machines[name]!).find(({ name }) => name === property.brokenBy);
      expect(mutant?.name).toBe(property.brokenBy);
      const broken = await findBreakingStory(mutant!.create(), property, { runs: 2_000, seed });
      const { story } = broken!;
      expect(story.length).toBeLessThanOrEqual(8);
      const { run } = parseViewUrl(toStoryLink(name, story).slice('machines.html'.length), [name]);
      expect(run).toEqual(story);
      const { refused, frames } = await runMachine(mutant!.create(), run);
      expect([refused, frames.map(({ key }) => key)]).toEqual([null, [null, ...story]]);
    },
    120_000,
  );
});

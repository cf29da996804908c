import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import {
  createMutants,
  type RegisteredMachine,
  runMachine,
} from '../../packages/machine-viewer/src/model/index.ts';
import { parseViewUrl } from '../../packages/machine-viewer/src/viewer/run/viewUrl.ts';
import { sampleSize } from '../support/sampling.ts';
import { findBreakingStory, toStoryLink } from './checkProperty.ts';
import { temporalProperties } from './temporalProperties.ts';

const machines: Readonly<Record<string, RegisteredMachine>> = registry;
const rows = temporalProperties.map((property) => [property.machine, property.title, property] as const);

describe('§4 what holds in every run', () => {
  it.each(rows)(
    '%s %s',
    async (name, _, property) => {
      const broken = await findBreakingStory(machines[name]!, property, sampleSize(400, 100));
      expect(broken === null ? null : toStoryLink(name, broken.story)).toBeNull();
    },
    120_000,
  );

  it.each(rows)(
    "the shortest run that breaks '%s %s' in a mutant opens by its link",
    async (name, _, property) => {
      const mutant = createMutants(machines[name]!).find(({ name }) => name === property.brokenBy);
      expect(mutant?.name).toBe(property.brokenBy);
      const broken = await findBreakingStory(mutant!.create(), property, 400);
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

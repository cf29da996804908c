/** The runs that cover a machine, as text: each step, where it leads and what it does. */

import type { Path } from '../../machines/model/paths.ts';
import type { Registered } from '../../machines/model/registered.ts';
import { type Frame, runOf } from '../../machines/model/run.ts';
import { transitionsOf } from '../../machines/model/transitions.ts';
import { stateName } from '../../src/machine-viewer/run/stateNames.ts';
import { addressOf } from '../../src/machine-viewer/run/viewUrl.ts';

const stepOf = ({ key, state, actions }: Frame): string =>
  `   ${key ?? 'start'} → ${stateName(state)}${actions.length > 0 ? ` · ${actions.join(', ')}` : ''}`;

/** @param paths machines/model/cover.ts chooses them */
export const runsText = async (
  name: string,
  registered: Registered,
  paths: readonly Path[],
): Promise<string> => {
  const count = transitionsOf(registered.machine).length;
  const head = `${name}: the runs (${paths.length}) that take each of its ${count} transitions, and see each guard come out both ways.`;
  const runs: string[] = [];
  for (const [at, path] of paths.entries()) {
    const run = path.map(({ key }) => key);
    const { frames, refused } = await runOf(registered, run);
    if (refused !== null) throw new Error(`${name}, run ${at + 1}: ${refused}`);
    const link = addressOf({ machine: name, run, at: run.length, counting: 'run' });
    runs.push([`${at + 1}. machines.html${link}`, ...frames.map(stepOf)].join('\n'));
  }
  return `${[head, ...runs].join('\n\n')}\n`;
};

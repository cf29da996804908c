/** Formats the runs that cover a machine as text: each step with its state and its actions. */
import {
  listTransitionNames,
  type ModelPath,
  type RegisteredMachine,
  type RunFrame,
  runMachine,
} from '../../packages/machine-viewer/src/model/index.ts';
import { createView, stateNameOf, toViewUrl } from '../../packages/machine-viewer/src/viewer/run/index.ts';

const formatStep = ({ key, state, actions }: RunFrame): string =>
  `   ${key ?? 'start'} → ${stateNameOf(state)}${actions.length > 0 ? ` · ${actions.join(', ')}` : ''}`;

/** @param paths from packages/machine-viewer/src/model/cover.ts */
export const formatRuns = async (
  name: string,
  registered: RegisteredMachine,
  paths: readonly ModelPath[],
): Promise<string> => {
  const count = listTransitionNames(registered.machine).length;
  const head = `${name}: the runs (${paths.length}) that take each of its ${count} transitions and both outcomes of every guard.`;
  const runs: string[] = [];
  for (const [at, path] of paths.entries()) {
    const run = path.map(({ key }) => key);
    const { frames, refused } = await runMachine(registered, run);
    if (refused !== null) throw new Error(`${name}, run ${at + 1}: ${refused}`);
    const link = toViewUrl({ ...createView(name), run, at: run.length });
    runs.push([`${at + 1}. machines.html${link}`, ...frames.map(formatStep)].join('\n'));
  }
  return `${[head, ...runs].join('\n\n')}\n`;
};

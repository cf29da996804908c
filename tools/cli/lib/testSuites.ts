/** Which files each run of the tests takes. */
import { execFileSync } from 'node:child_process';
import {
  browserLayers,
  findReachedLayers,
  type LayerName,
  layerNames,
  mainFiles,
} from '../../vite/testProjects.ts';

/**
 * The longest tables, of which CI takes the rows of the next turn with each commit: machines on the real page, and upgrades from
 * earlier versions. Only `npm test -- --full` takes all of them.
 */
const filesInTurns: readonly string[] = [
  'tests/e2e/machines/cover.test.ts',
  'tests/node/tools/cli/init/upgradeFromHistory.test.ts',
];

/** Tests that run together: of these layers all files, or only those that `only` and `except` leave. */
export interface Suite {
  readonly layers: readonly LayerName[];
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  /** Whether only the files run that import a changed one. */
  readonly isChanged?: boolean;
}

/** What `npm run check` runs: on a clean tree, all that needs no browser. */
const listQuickSuites = (): readonly Suite[] => {
  const layers = layerNames.filter((name) => !browserLayers.includes(name));
  const status = execFileSync('git', ['status', '--porcelain', '-uall', '-z'], { encoding: 'utf8' });
  if (status === '') return [{ layers, except: filesInTurns }];
  // A renamed file has two names, the second without the two letters of its state.
  const changed = status.split('\0').map((line) => line.replace(/^.. /, ''));
  const reached = findReachedLayers(changed);
  const others = layers.filter((name) => !reached.includes(name));
  return [
    { layers: reached, except: filesInTurns },
    { layers: others, isChanged: true },
  ].filter((suite) => suite.layers.length > 0);
};

/**
 * @param has whether the command has a flag
 * @param isTurn whether it takes a turn of the longest tables
 */
export const listSuites = (has: (flag: string) => boolean, isTurn: boolean): readonly Suite[] => {
  if (has('model'))
    return [{ layers: ['machines', 'browser'], only: ['tests/machines', 'tests/e2e/machines/cover'] }];
  if (has('hosting')) return [{ layers: ['conformance'], only: ['tests/hosting'] }];
  if (has('static')) return [];
  if (has('engines')) return [{ layers: ['browser'], only: ['tests/e2e/engines'] }];
  if (has('full')) return [{ layers: layerNames.filter((name) => name !== 'smoke') }];
  if (isTurn) return [{ layers: ['node', 'browser'], only: filesInTurns }];
  if (has('quick')) return listQuickSuites();
  const except = filesInTurns;
  if (has('unit')) return [{ layers: ['repo', 'unit', 'machines'], except }];
  if (has('node'))
    return [{ layers: ['node', 'conformance'], except: [...except, ...(has('rest') ? mainFiles : [])] }];
  if (has('browser')) return [{ layers: has('rest') ? ['browser'] : ['components', 'browser'], except }];
  return [
    { layers: ['repo', 'unit', 'machines', 'components', 'smoke'], except },
    { layers: ['node', 'conformance'], only: mainFiles },
  ];
};

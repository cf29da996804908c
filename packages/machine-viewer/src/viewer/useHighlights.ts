/** The highlights of a chart, from the run, the tests or an open page. */

import type { Highlights } from '../chart/chartSvg.ts';
import { countNames } from '../model/coverage.ts';
import { stateIdsOf, useLiveActor } from './live/useLiveActor.ts';
import { activeStateIds } from './run/stateNames.ts';
import type { ViewState } from './run/viewState.ts';
import { useViewer } from './viewerContext.ts';

/** How often the tests took each transition of a machine. */
export const useTestedCounts = (
  where: 'actors' | 'browser',
  machine: string,
): ReadonlyMap<string, number> => {
  const { counts } = useViewer();
  return new Map(Object.entries(counts?.[where][machine] ?? {}));
};

export const useHighlights = ({
  name,
  registered,
  frames,
  frame,
  at,
  view: { highlightSource },
}: ViewState): Highlights => {
  const actor = useLiveActor(name);
  const tested = { actors: useTestedCounts('actors', name), browser: useTestedCounts('browser', name) };
  if (highlightSource === 'live')
    return {
      active: new Set(actor === null ? [] : stateIdsOf(registered.machine, actor.value)),
      last: new Set(actor?.last[0]?.taken),
      counts: countNames(actor?.last.flatMap(({ taken }) => taken) ?? []),
      isCoverage: false,
    };
  // Tests have no last step.
  const ran = frames.slice(0, at + 1).flatMap(({ taken }) => taken);
  return {
    active: new Set(activeStateIds(frame.state)),
    last: new Set(highlightSource === 'run' ? frame.taken : []),
    counts: highlightSource === 'run' ? countNames(ran) : tested[highlightSource],
    isCoverage: highlightSource !== 'run',
  };
};

/** The highlights of a chart, from the run, the tests or an open page. */
import { countNames } from '../model/coverage.ts';
import type { Highlights } from './chart/chartSvg.ts';
import { testedTransitionCounts } from './chart/testedTransitionCounts.ts';
import { stateIdsOf, useLiveActor } from './live/liveContext.ts';
import { activeStateIds } from './run/stateNames.ts';
import type { ViewState } from './run/viewState.ts';

export const useHighlights = ({
  name,
  registered,
  frames,
  frame,
  at,
  view: { highlightSource },
}: ViewState): Highlights => {
  const actor = useLiveActor(name);
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
    counts: highlightSource === 'run' ? countNames(ran) : testedTransitionCounts(highlightSource, name),
    isCoverage: highlightSource !== 'run',
  };
};

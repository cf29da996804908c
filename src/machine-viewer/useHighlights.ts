/** What is marked on a chart: of the run, of the tests, or of the page that is open. */
import { tally } from '../../machines/model/coverage.ts';
import type { Marks } from './chart/chartSvg.ts';
import { countsOf } from './chart/stateCounts.ts';
import { idsOf, useLiveActor } from './live/liveContext.ts';
import { activeIds } from './run/stateNames.ts';
import type { Shown } from './run/viewState.ts';

export const useMarks = ({ name, registered, frames, frame, at, view: { counting } }: Shown): Marks => {
  const actor = useLiveActor(name);
  if (counting === 'live')
    return {
      active: new Set(actor === null ? [] : idsOf(registered.machine, actor.value)),
      last: new Set(actor?.last[0]?.taken),
      counts: tally(actor?.last.flatMap(({ taken }) => taken) ?? []),
      isCoverage: false,
    };
  // The tests have no last step.
  const ran = frames.slice(0, at + 1).flatMap(({ taken }) => taken);
  return {
    active: new Set(activeIds(frame.state)),
    last: new Set(counting === 'run' ? frame.taken : []),
    counts: counting === 'run' ? tally(ran) : countsOf(counting, name),
    isCoverage: counting !== 'run',
  };
};

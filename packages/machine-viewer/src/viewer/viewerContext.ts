/** What a page shows: its machines, their charts and code, and whose page it is. The caller of `showMachines` gives it. */
import { createContext, type ReactNode, useContext } from 'react';
import { type Chart, toChart } from '../chart/chart.ts';
import type { ChartLayouts } from '../chart/laid.ts';
import type { MachineCode } from '../chart/machineCode.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import type { Theme } from '../theme/theme.ts';
import type { LiveFeature } from './live/liveState.ts';
import { type HighlightSource, highlightSources } from './run/viewUrl.ts';

/** How often tests took each transition: by machine, then by the transition's name. */
export type TransitionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface ViewerOptions {
  /** By name, in the order of the list. */
  readonly machines: Readonly<Record<string, RegisteredMachine>>;
  /** From `virtual:charts`, by the same names. */
  readonly layouts: ChartLayouts;
  /** Called when the code is first looked at: `() => import('virtual:machine-code')`. */
  readonly loadCode: () => Promise<{ readonly default: MachineCode }>;
  /** Beside the page's title: whose machines these are. */
  readonly name?: string;
  /** A logo before the title. */
  readonly mark?: ReactNode;
  /** Where the title leads. Without it the title is no link. */
  readonly home?: string;
  /** The sentences below the heading of all machines. */
  readonly intro?: string;
  /** Colors in place of the viewer's own. */
  readonly theme?: Theme;
  /** Of tests on actors, and of tests in a browser. */
  readonly counts?: Readonly<Record<'actors' | 'browser', TransitionCounts>>;
  /** Watches pages that are open in the same browser. */
  readonly live?: LiveFeature | null;
}

export interface Viewer extends ViewerOptions {
  readonly charts: Readonly<Record<string, Chart>>;
}

export const createViewer = (options: ViewerOptions): Viewer => ({
  ...options,
  charts: Object.fromEntries(
    Object.entries(options.machines).map(([name, { machine }]) => [name, toChart(machine)]),
  ),
});

/** The sources that the page has: without counts there are no tests to show, and without a live view no open page. */
export const listHighlightSources = ({ counts, live }: ViewerOptions): readonly HighlightSource[] =>
  highlightSources.filter(
    (source) => source === 'run' || (source === 'live' ? (live ?? null) !== null : counts !== undefined),
  );

export const ViewerContext = createContext<Viewer | null>(null);

/** @throws Error outside of a page that `showMachines` shows */
export const useViewer = (): Viewer => {
  const viewer = useContext(ViewerContext);
  if (viewer === null) throw new Error('The viewer has no machines: render it by showMachines().');
  return viewer;
};

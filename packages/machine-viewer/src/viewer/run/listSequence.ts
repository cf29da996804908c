/** A run as a sequence: what reached the machine from outside, from the clock and from its actors, and what it started. */
import type { Chart, ChartState } from '../../chart/chart.ts';
import { actorOf, isTimerEvent } from '../../model/choices.ts';

/** A step of a run, or an event of an open page. */
export interface SequenceStep {
  readonly label: string;
  /** Null for time that passes without an event. */
  readonly eventType: string | null;
  /** The ids of the active states after it. */
  readonly active: readonly string[];
  /** The names of the transitions taken. */
  readonly taken: readonly string[];
}

export interface SequenceRow {
  /** The index of the step. */
  readonly step: number;
  readonly kind: 'event' | 'refused' | 'state' | 'start' | 'stop';
  /** An actor's id, the machine's id, 'outside' or 'clock'. */
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface Sequence {
  /** Outside and clock where they occur, the machine, then its actors in the order of their first row. */
  readonly lanes: readonly string[];
  readonly rows: readonly SequenceRow[];
}

const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

/** Whether a step left a state and entered it again: the state is active before and after. */
const isEnteredAgain = ({ edges }: Chart, { id }: ChartState, taken: readonly string[]): boolean =>
  edges.some(
    ({ name, source, target, isReentry }) =>
      target !== null &&
      taken.includes(name) &&
      (isWithin(id, target) || isWithin(target, id)) &&
      (isReentry || (target !== id && isWithin(id, target)) || !isWithin(source, id)),
  );

const laneOf = (chart: Chart, eventType: string | null): string => {
  if (eventType === null || isTimerEvent(eventType)) return 'clock';
  if (eventType.startsWith('xstate.done.state.')) return chart.id;
  return actorOf(eventType) ?? 'outside';
};

/**
 * @param steps the first is the start of the machine, or the first event that was seen of an open page
 * @param isFromStart whether the first step is the start; otherwise the state before it is unknown
 */
export const listSequence = (
  chart: Chart,
  steps: readonly SequenceStep[],
  isFromStart: boolean,
): Sequence => {
  const rows: SequenceRow[] = [];
  let [before, running] = [new Set<string>(), new Set<string>()];
  for (const [step, { label, eventType, active, taken }] of steps.entries()) {
    const add = (kind: SequenceRow['kind'], from: string, to: string, text: string) =>
      rows.push({ step, kind, from, to, label: text });
    const isFirst = step === 0;
    const isStart = isFirst && isFromStart;
    const isRefused = !isStart && eventType !== null && taken.length === 0;
    const source = laneOf(chart, eventType);
    if (!isStart && (!isFirst || eventType !== null))
      add(isRefused ? 'refused' : 'event', source, chart.id, label);
    running.delete(source);
    const now = new Set(active);
    const next = new Set(running);
    for (const state of chart.states)
      for (const actor of state.invokes) {
        if (!now.has(state.id)) {
          if (next.delete(actor)) add('stop', chart.id, actor, '');
          continue;
        }
        const isEntered =
          isStart || (!isFirst && !before.has(state.id)) || isEnteredAgain(chart, state, taken);
        if (!isEntered) {
          // The actor ran before the first step, or goes on.
          if (isFirst) next.add(actor);
          continue;
        }
        if (next.has(actor)) add('stop', chart.id, actor, '');
        add('start', chart.id, actor, '');
        next.add(actor);
      }
    running = next;
    const leaves = chart.states
      .filter(({ id, kind }) => now.has(id) && (kind === 'atomic' || kind === 'final'))
      .map(({ id }) => id);
    if (leaves.some((id) => !before.has(id)) || isFirst)
      add('state', chart.id, chart.id, leaves.map((id) => id.slice(chart.id.length + 1)).join(', '));
    before = now;
  }
  const named = rows.flatMap(({ from, to }) => [from, to]);
  const order = ['outside', 'clock', chart.id];
  return {
    lanes: [
      ...order.filter((lane) => named.includes(lane)),
      ...new Set(named.filter((lane) => !order.includes(lane))),
    ],
    rows,
  };
};

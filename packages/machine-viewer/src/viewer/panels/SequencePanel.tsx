/** The run, or what the open page did last, as a sequence of the machine and its actors. */
import { formatEventType } from '../../chart/formatEventType.ts';
import { findEvent } from '../../model/paths.ts';
import type { RegisteredMachine } from '../../model/registered.ts';
import type { RunFrame } from '../../model/run.ts';
import { SequenceSvg } from '../chart/SequenceSvg.tsx';
import { stateIdsOf, useLiveActor } from '../live/useLiveActor.ts';
import { viewerMessages as messages } from '../messages.ts';
import { listSequence, type SequenceStep } from '../run/listSequence.ts';
import { activeStateIds } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { toViewUrl } from '../run/viewUrl.ts';
import { Panel, PanelNote, Scroll } from './panelStyles.ts';

const toRunStep = (registered: RegisteredMachine, { key, state, taken }: RunFrame): SequenceStep => ({
  label: key ?? messages.start,
  eventType: key === null ? null : (findEvent(registered, key)?.type ?? null),
  active: activeStateIds(state),
  taken,
});

export const SequencePanel = ({ name, registered, chart, frames, at, view }: ViewState) => {
  const actor = useLiveActor(name);
  const isLive = view.highlightSource === 'live';
  const steps: readonly SequenceStep[] = isLive
    ? (actor?.last.toReversed() ?? []).map(({ event, value, taken }) => ({
        label: event === null ? messages.start : formatEventType(event),
        eventType: event,
        active: stateIdsOf(registered.machine, value),
        taken,
      }))
    : frames.map((frame) => toRunStep(registered, frame));
  if (steps.length === 0) return <PanelNote>{messages.sequence.noActor}</PanelNote>;
  return (
    <Panel>
      <Scroll tabIndex={0} role="group" aria-label={messages.tables.sequence}>
        <SequenceSvg
          sequence={listSequence(chart, steps, !isLive)}
          label={messages.sequence.picture(name)}
          at={isLive ? null : at}
          toHref={isLive ? null : (step) => toViewUrl({ ...view, at: step })}
        />
      </Scroll>
    </Panel>
  );
};

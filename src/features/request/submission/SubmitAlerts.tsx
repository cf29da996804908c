/** What became of the last attempt to send, above the robot checkbox. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isUnanswered } from '../../../../machines/request/context.ts';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import { FocusOnShow } from '../../../components/ui/FocusOnShow.tsx';
import { LastRequestHint } from './LastRequestHint.tsx';
import { QueuedAlert } from './QueuedAlert.tsx';
import { ScheduleRefusedAlert } from './ScheduleRefusedAlert.tsx';
import { SubmitErrorAlert } from './SubmitErrorAlert.tsx';
import { WithdrawnAlert } from './WithdrawnAlert.tsx';

interface SubmitAlertsProps {
  readonly state: SnapshotFrom<typeof formRequestMachine>;
  readonly send: ActorRefFrom<typeof formRequestMachine>['send'];
}

export const SubmitAlerts = ({ state, send }: SubmitAlertsProps) => {
  const { failure, requestIds } = state.context;
  return (
    <>
      {state.hasTag('failed') && failure !== null && (
        <FocusOnShow>
          <SubmitErrorAlert code={failure} onDismiss={() => send({ type: 'DISMISS' })} />
        </FocusOnShow>
      )}
      {state.hasTag('scheduleRefused') && (
        <FocusOnShow>
          <ScheduleRefusedAlert state={state} send={send} />
        </FocusOnShow>
      )}
      {state.hasTag('queued') && (
        <FocusOnShow>
          <QueuedAlert state={state} send={send} />
        </FocusOnShow>
      )}
      {state.hasTag('withdrawn') && (
        <FocusOnShow>
          <WithdrawnAlert
            code={isUnanswered(state.context) ? (requestIds?.receiptCode ?? null) : null}
            onDismiss={() => send({ type: 'DISMISS' })}
          />
        </FocusOnShow>
      )}
      <LastRequestHint state={state} />
    </>
  );
};

/** A machine that does not start: why, the input that it may need, and its chart as text. */
import { useMemo } from 'react';
import type { Chart } from '../../chart/chart.ts';
import type { RegisteredMachine } from '../../model/registered.ts';
import { viewerMessages as messages } from '../messages.ts';
import { Alert } from '../parts/Alert.tsx';
import { takesInput } from '../run/runInput.ts';
import { withoutMachine } from '../run/stateNames.ts';
import type { ViewParams } from '../run/viewUrl.ts';
import { InputPanel } from './InputPanel.tsx';
import { PanelNote } from './panelStyles.ts';

interface UnstartedMachineProps {
  readonly name: string;
  readonly registered: RegisteredMachine;
  readonly chart: Chart;
  readonly why: string;
  readonly view: ViewParams;
  readonly pushView: (view: ViewParams) => void;
}

export const UnstartedMachine = ({ name, registered, chart, why, view, pushView }: UnstartedMachineProps) => {
  const hasInput = useMemo(() => takesInput(registered), [registered]);
  return (
    <>
      <h1>{name}</h1>
      <Alert title={messages.notStarted(why)} />
      {hasInput && (
        <>
          <PanelNote>{messages.input.needed}</PanelNote>
          <InputPanel
            registered={registered}
            input={view.input}
            isClosed={false}
            onStart={(input) => pushView({ ...view, input })}
          />
        </>
      )}
      <PanelNote>{messages.counts(chart.states.length, chart.edges.length)}</PanelNote>
      <ul>
        {chart.states.slice(1).map(({ id }) => (
          <li key={id}>{withoutMachine(id)}</li>
        ))}
      </ul>
    </>
  );
};

/** A slider that moves back and forth through the steps of the run. */
import { useId } from 'react';
import { styled } from 'styled-components';
import { viewerMessages as messages } from '../messages.ts';
import type { ViewState } from '../run/viewState.ts';
import { ClosablePanel } from './ClosablePanel.tsx';
import { PanelNote } from './panelStyles.ts';

const Range = styled.input`
  display: block;
  width: 100%;
  min-height: 44px;
  accent-color: var(--accent);
`;

export const TimeSlider = ({ frames, at, lookAt }: ViewState) => {
  const range = useId();
  const last = frames.length - 1;
  if (last === 0) return null;
  return (
    <ClosablePanel id="time" title={messages.time}>
      <label htmlFor={range}>{messages.step(at, last)}</label>
      <Range
        id={range}
        type="range"
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => lookAt(Number(target.value))}
      />
      {at < last && <PanelNote>{messages.dropped}</PanelNote>}
    </ClosablePanel>
  );
};

/** An event or an actor's result whose payload is edited as JSON, from a sample. */
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Choice } from '../../model/choices.ts';
import { maxPayloadLength, parsePayload, toPayloadKey } from '../../model/payload.ts';
import { formatReadable, toReadable } from '../../model/readable.ts';
import { viewerMessages as messages } from '../messages.ts';
import { inputStyle, TextArea } from '../parts/controls.ts';
import { offeredEvents, pendingActors } from '../run/offeredEvents.ts';
import type { ViewState } from '../run/viewState.ts';
import { ClosablePanel } from './ClosablePanel.tsx';
import { ChoiceButton, monospaceFont, PanelNote } from './panelStyles.ts';

const Select = styled.select`
  ${inputStyle}
`;

export const PayloadFields = styled.form`
  & > * + * {
    margin-top: 0.5rem;
  }
  label {
    display: block;
  }
  textarea {
    min-height: 8rem;
    font: 0.875rem/1.5 ${monospaceFont};
  }
`;

/** A payload without what the machine page adds: the type, and the actor that it comes from. */
const formatPayload = ({ event }: Choice): string => {
  const { type: _, actorId: __, ...payload } = event as Choice['event'] & { readonly actorId?: string };
  return formatReadable(toReadable(payload), true);
};

export const PayloadPanel = ({ registered, frame, choose }: ViewState) => {
  const ids = { event: useId(), payload: useId(), problem: useId() };
  const [key, setKey] = useState('');
  /** Null shows the sample. */
  const [edited, setEdited] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const options: readonly Choice[] = [
    ...offeredEvents(registered, frame).filter(({ isHeard }) => isHeard),
    ...pendingActors(registered, frame).flatMap(({ answers }) => answers),
  ];
  const chosen = options.find((option) => option.key === key) ?? options[0];
  if (chosen === undefined) return null;
  const text = edited ?? formatPayload(chosen);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const payload = parsePayload(text);
    setRefused(payload === null);
    if (payload === null) return;
    setEdited(null);
    choose(toPayloadKey(chosen.event.type, payload));
  };
  return (
    <ClosablePanel id="payload" title={messages.payload.title} isClosed>
      <PayloadFields onSubmit={send}>
        <label htmlFor={ids.event}>{messages.payload.event}</label>
        <Select
          id={ids.event}
          value={chosen.key}
          onChange={({ target }) => {
            setKey(target.value);
            setEdited(null);
            setRefused(false);
          }}
        >
          {options.map((option) => (
            <option key={option.key}>{option.key}</option>
          ))}
        </Select>
        <label htmlFor={ids.payload}>{messages.payload.json}</label>
        <TextArea
          id={ids.payload}
          value={text}
          spellCheck={false}
          aria-invalid={isRefused}
          aria-describedby={ids.problem}
          onChange={({ target }) => setEdited(target.value)}
        />
        <PanelNote id={ids.problem} role="status">
          {isRefused ? messages.payload.problem(maxPayloadLength) : ''}
        </PanelNote>
        <ChoiceButton type="submit">{messages.payload.send}</ChoiceButton>
      </PayloadFields>
    </ClosablePanel>
  );
};

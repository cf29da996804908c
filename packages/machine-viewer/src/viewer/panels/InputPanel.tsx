/** The input that the machine starts with, edited as JSON. The address of the page has it. */
import { type FormEvent, useId, useState } from 'react';
import { toJson } from '../../model/readable.ts';
import type { RegisteredMachine } from '../../model/registered.ts';
import { viewerMessages } from '../messages.ts';
import { TextArea } from '../parts/controls.ts';
import { maxInputLength, parseInput } from '../run/runInput.ts';
import { ClosablePanel } from './ClosablePanel.tsx';
import { PayloadFields } from './PayloadPanel.tsx';
import { ChoiceButton, PanelNote } from './panelStyles.ts';

const { input: messages } = viewerMessages;

interface InputPanelProps {
  readonly registered: RegisteredMachine;
  /** The JSON of the address; null for the registered input. */
  readonly input: string | null;
  /** Open where the machine does not start without it. */
  readonly isClosed: boolean;
  readonly onStart: (input: string) => void;
}

export const InputPanel = ({ registered, input, isClosed, onStart }: InputPanelProps) => {
  const ids = { input: useId(), problem: useId() };
  const [text, setText] = useState(() => input ?? toJson(registered.input ?? {}));
  const [isRefused, setRefused] = useState(false);
  const start = (event: FormEvent) => {
    event.preventDefault();
    const isValid = parseInput(text) !== null;
    setRefused(!isValid);
    if (isValid) onStart(text);
  };
  return (
    <ClosablePanel id="input" title={messages.title} isClosed={isClosed}>
      <PayloadFields onSubmit={start}>
        <label htmlFor={ids.input}>{messages.json}</label>
        <TextArea
          id={ids.input}
          value={text}
          spellCheck={false}
          aria-invalid={isRefused}
          aria-describedby={ids.problem}
          onChange={({ target }) => setText(target.value)}
        />
        <PanelNote id={ids.problem} role="status">
          {isRefused ? messages.problem(maxInputLength) : ''}
        </PanelNote>
        <ChoiceButton type="submit">{messages.start}</ChoiceButton>
      </PayloadFields>
    </ClosablePanel>
  );
};

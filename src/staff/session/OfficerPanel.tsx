/** Asks who is at the desk, once; then one line says it. Nothing here is stored, so the browser is not to complete the fields either. */
import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FormField, toControlProps } from '../../components/fields/FormField.tsx';
import { Input } from '../../components/fields/inputs.ts';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { maxOfficerText } from '../../content/models/receipt.ts';
import { cleanText } from '../../form/cleanText.ts';
import { parseOfficer } from '../../staff-core/due/parseOfficer.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { Lead } from '../styles.ts';
import { sessionMessages } from './messages.ts';
import { OfficerContext } from './officer.ts';

const { officer: messages } = sessionMessages;

const Panel = styled.section`
  margin-top: 1rem;
  padding: 0.75rem 1rem 1rem;
  border: 1px solid var(--edge);
  ${notOnPaper}
`;

const Fields = styled.div`
  display: grid;
  gap: 0 1.25rem;
  & > div {
    margin-top: 0.75rem;
  }
  ${minWidth.pair} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.75rem;
  margin-top: 0.5rem;
  overflow-wrap: anywhere;
  ${notOnPaper}
  button {
    min-height: 44px;
    padding: 0 0.25rem;
    border: 0;
    background: none;
    color: var(--link);
    text-decoration: underline;
    cursor: pointer;
  }
`;

type Given = 'by' | 'position';

export const OfficerPanel = () => {
  const { answer, setAnswer } = use(OfficerContext);
  const officer = answer?.officer ?? null;
  const [isAsking, setAsking] = useState(answer === null);
  const [given, setGiven] = useState<Readonly<Record<Given, string>>>({
    by: officer?.by ?? '',
    position: officer?.position ?? '',
  });
  const [missing, setMissing] = useState<Given | null>(null);
  const change = useRef<HTMLButtonElement>(null);
  const fields = { by: useRef<HTMLInputElement>(null), position: useRef<HTMLInputElement>(null) };
  /** Of the opening and the closing of the fields, the focus follows only those that the clerk asked for. */
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (isAsking) fields.by.current?.focus();
    else change.current?.focus();
  }, [isAsking, fields.by]);
  const show = (next: boolean) => {
    isPressed.current = true;
    setMissing(null);
    setAsking(next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const entered = parseOfficer(given.by, given.position);
    const wrong = entered !== null ? null : cleanText(given.by, 'line') === '' ? 'by' : 'position';
    setMissing(wrong);
    if (wrong !== null) return fields[wrong].current?.focus();
    setAnswer({ officer: entered });
    show(false);
  };
  const skip = () => {
    setAnswer({ officer: null });
    setGiven({ by: '', position: '' });
    show(false);
  };
  if (!isAsking)
    return (
      <Line>
        <span id="atDesk">
          {officer === null ? (
            messages.nobody
          ) : (
            <>
              {messages.atDesk} <b>{officer.by}</b>, {officer.position}
            </>
          )}
        </span>
        <button ref={change} type="button" aria-describedby="atDesk" onClick={() => show(true)}>
          {officer === null ? messages.give : messages.change}
        </button>
      </Line>
    );
  return (
    <Panel aria-labelledby="officer">
      <h2 id="officer">{messages.title}</h2>
      <Lead>{messages.lead}</Lead>
      <form noValidate autoComplete="off" onSubmit={save}>
        <Fields>
          {(['by', 'position'] as const).map((name) => {
            const id = messages.fields[name].id;
            const error = missing === name ? messages.fields[name].missing : undefined;
            return (
              <FormField key={name} name={id} label={messages.fields[name].label} error={error}>
                <Input
                  {...toControlProps(id, { error })}
                  ref={fields[name]}
                  list={name === 'position' ? 'positions' : undefined}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={maxOfficerText}
                  value={given[name]}
                  onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
                />
              </FormField>
            );
          })}
        </Fields>
        <datalist id="positions">
          {messages.positions.map((position) => (
            <option key={position} value={position} />
          ))}
        </datalist>
        <ButtonRow>
          <Button type="submit">{messages.save}</Button>
          <Button secondary onClick={skip}>
            {messages.skip}
          </Button>
        </ButtonRow>
      </form>
    </Panel>
  );
};

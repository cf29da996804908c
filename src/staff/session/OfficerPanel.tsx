/**
 * Asks who is at the desk, once, and suggests the officials of the site; then one line says it. Nothing here is stored, so the browser
 * is not to complete the fields either.
 */
import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/ui/Button.tsx';
import { maxOfficerText } from '../../content/models/receipt.ts';
import { cleanText } from '../../form/cleanText.ts';
import { withKeys } from '../../lib/withKeys.ts';
import { type Officer, parseOfficer } from '../../staff-core/due/officer.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { StaffField } from '../fields.tsx';
import type { StaffClient } from '../restClient.ts';
import { sessionMessages } from './messages.ts';
import { OfficerContext, readOfficials } from './officer.ts';

const { officer: messages } = sessionMessages;

const Panel = styled.section`
  margin-top: 0.25rem;
  ${notOnPaper}
  h2 {
    font-size: 1rem;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
  }
  form > div {
    margin-top: 0;
  }
  /* One line on a desk: the list below is what the clerk came for. */
  ${minWidth.wide} {
    form > div {
      display: flex;
      flex: 1;
      align-items: center;
      gap: 0.5rem;
      white-space: nowrap;
    }
    input,
    button {
      min-height: 44px;
      margin-top: 0;
      padding: 0.25rem 0.6rem;
      font-size: 1rem;
    }
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

export const OfficerPanel = ({ client }: { readonly client: StaffClient }) => {
  const { answer, setAnswer } = use(OfficerContext);
  const officer = answer?.officer ?? null;
  const [isAsking, setAsking] = useState(answer === null);
  const [given, setGiven] = useState<Readonly<Record<Given, string>>>({
    by: officer?.by ?? '',
    position: officer?.position ?? '',
  });
  const [missing, setMissing] = useState<Given | null>(null);
  const [officials, setOfficials] = useState<readonly Officer[]>([]);
  useEffect(() => {
    // Without them the clerk types the name.
    if (isAsking) readOfficials(client).then(setOfficials, () => {});
  }, [client, isAsking]);
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
      <form noValidate autoComplete="off" onSubmit={save}>
        <h2 id="officer">{messages.title}</h2>
        {(['by', 'position'] as const).map((name) => (
          <StaffField
            key={name}
            name={messages.fields[name].id}
            label={messages.fields[name].label}
            error={missing === name ? messages.fields[name].missing : undefined}
            ref={fields[name]}
            list={`${name}-choices`}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxOfficerText}
            value={given[name]}
            onChange={(text) => {
              const official = officials.find(({ by }) => name === 'by' && by === text);
              setGiven({ ...given, [name]: text, ...official });
            }}
          />
        ))}
        <datalist id="by-choices">
          {withKeys(officials).map(({ key, item: { by, position } }) => (
            <option key={key} value={by} label={position} />
          ))}
        </datalist>
        <datalist id="position-choices">
          {messages.positions.map((position) => (
            <option key={position} value={position} />
          ))}
        </datalist>
        <Button type="submit">{messages.save}</Button>
        <Button secondary onClick={skip}>
          {messages.skip}
        </Button>
      </form>
    </Panel>
  );
};

/** The lines that the paper logbook does not have: printed alone, with names, and then noted as there. */
import { useState } from 'react';
import styled from 'styled-components';
import { Letterhead } from '../../components/layout/Letterhead.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { PrintButton } from '../../components/ui/PrintButton.tsx';
import { formatInstant } from '../../domain/dates/formatDay.ts';
import { formatCentavos } from '../../domain/documents/amount.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { type Logbook, markLogged } from '../../staff-core/documents/logbook.ts';
import type { IssuedDocument } from '../../staff-core/documents/register.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { ConflictAlert } from '../requests/details/ConflictAlert.tsx';
import type { StaffClient } from '../restClient.ts';
import { Lead, OnScreen } from '../styles.ts';
import { useConditionalWrite } from '../useConditionalWrite.ts';
import { registerMessages } from './registerMessages.ts';
import { formatIssuedDay, formatPerson, formatState } from './rowTexts.ts';

const { logbook: messages, ...others } = registerMessages;

/** In mm; the name takes what is left. */
const columnWidths = [21, 17, null, 28, 19, 18, 19, 25];

const Wide = styled.div`
  margin-top: 1rem;
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  th,
  td {
    padding: 0.35rem 0.5rem;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: normal;
  }
  td:first-child {
    white-space: nowrap;
  }
  ${onPaper} {
    overflow: visible;
    table {
      font-size: 9pt;
      table-layout: fixed;
    }
    th,
    td {
      padding: 1mm;
      border-color: #777;
      overflow-wrap: anywhere;
    }
    ${columnWidths.map((width, at) => width && `th:nth-child(${at + 1}) { width: ${width}mm; }`)}
  }
`;

/** As many digits as somebody compares by eye. */
const headDigits = 8;

interface LineProps {
  readonly line: IssuedDocument;
  readonly persons: Logbook['persons'];
}

const Line = ({ line, persons }: LineProps) => (
  <tr>
    <td>{line.number}</td>
    <td>{formatIssuedDay(line)}</td>
    <td>{formatPerson(line, persons)}</td>
    <td>{line.title}</td>
    <td>{line.receipt}</td>
    <td>{line.amount === 0 ? '' : `₱${formatCentavos(line.amount)}`}</td>
    <td>{formatState(line)}</td>
    <td>{line.signatory}</td>
  </tr>
);

const listNumbersOf = ({ lines }: Logbook): readonly string[] => lines.map(({ number }) => number);

interface LogbookPanelProps {
  readonly client: StaffClient;
  readonly logbook: Logbook;
  /** Reads again; @param isWritten false after a conflict */
  readonly onDone: (isWritten: boolean) => void;
}

export const LogbookPanel = ({ client, logbook, onDone }: LogbookPanelProps) => {
  const { persons, years } = logbook;
  // What was printed is what is noted: lines that come meanwhile wait for the next page of the book.
  const [shown, setShown] = useState(() => listNumbersOf(logbook));
  const isShown = ({ number }: IssuedDocument): boolean => shown.includes(number);
  const lines = logbook.lines.filter(isShown);
  const later = logbook.lines.filter((line) => !isShown(line));
  if (lines.length === 0 && later.length > 0) setShown(listNumbersOf(logbook));
  const { state, send, failure } = useConditionalWrite({
    check: async () => ({ kind: 'write' }) as const,
    write: async () => {
      await markLogged(client, { lines, years }, client.now());
      return 'marked';
    },
    onReload: (written) => onDone(written !== null),
  });
  const isBusy = state.hasTag('busy');
  return (
    <section aria-labelledby="logbook">
      {lines.length > 0 && (
        <Letterhead>{messages.printed(formatInstant(client.now(), translateToEnglish))}</Letterhead>
      )}
      <h2 id="logbook">{messages.title}</h2>
      {lines.length === 0 ? (
        <Lead>{messages.none}</Lead>
      ) : (
        <>
          <OnScreen>
            <Lead>{messages.lead}</Lead>
          </OnScreen>
          <p>{messages.count(lines.length)}</p>
          <Wide role="group" aria-labelledby="logbook" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {messages.columns.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <Line key={line.number} line={line} persons={persons} />
                ))}
              </tbody>
            </table>
          </Wide>
          {years
            .filter(({ year }) => lines.some((line) => line.year === year))
            .map(({ year, status }) => (
              <p key={year}>
                {messages.head(
                  year,
                  // The line after them has the hash of the last one.
                  (later.find((line) => line.year === year)?.before ?? status?.head ?? '').slice(
                    0,
                    headDigits,
                  ),
                )}
              </p>
            ))}
          {later.length > 0 && (
            <OnScreen>
              <Alert tone="warning" role="none" title={messages.later(later.length)}>
                <ButtonRow>
                  <Button secondary onClick={() => setShown(listNumbersOf(logbook))}>
                    {messages.showLater}
                  </Button>
                </ButtonRow>
              </Alert>
            </OnScreen>
          )}
          {state.hasTag('failed') && <FailureAlert title={others.notWritten} failure={failure} />}
          {state.hasTag('conflict') ? (
            <OnScreen>
              <ConflictAlert title={others.conflict} onReload={() => send({ type: 'RELOAD' })} />
            </OnScreen>
          ) : (
            <ButtonRow>
              <PrintButton secondary>{messages.print}</PrintButton>
              <Button disabled={isBusy} onClick={() => send({ type: 'BEGIN' })}>
                {isBusy ? messages.marking : messages.mark}
              </Button>
            </ButtonRow>
          )}
        </>
      )}
    </section>
  );
};

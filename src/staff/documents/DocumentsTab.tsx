/** The documents that the hall issued: what the logbook lacks, the last numbers and the keys. */
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { failureCodeOf } from '../../../machines/request/context.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { FailureAlert } from '../FailureAlert.tsx';
import { StaffSelect } from '../fields.tsx';
import type { StaffClient } from '../restClient.ts';
import { Lead, OnScreen, Title } from '../styles.ts';
import { IssuedList } from './IssuedList.tsx';
import { KeyList } from './KeyList.tsx';
import { LogbookPanel } from './LogbookPanel.tsx';
import { registerMessages as messages } from './registerMessages.ts';
import { pageOfRows, type RegisterView, readRegisterView } from './registerView.ts';

const Sections = styled.div`
  h2 {
    margin-top: 2rem;
  }
`;

interface Reading {
  /** What was read last; null before it. */
  readonly view: RegisterView | null;
  readonly failure: string | null;
  readonly isBusy: boolean;
}

const useRegister = (client: StaffClient, year: number | null, count: number) => {
  const [reading, setReading] = useState<Reading>({ view: null, failure: null, isBusy: true });
  /** The answer of an older reading is late. */
  const last = useRef(0);
  const read = useCallback(() => {
    last.current += 1;
    const own = last.current;
    const settle = (next: Partial<Reading>) => {
      if (last.current === own) setReading((before) => ({ ...before, isBusy: false, ...next }));
    };
    setReading((before) => ({ ...before, failure: null, isBusy: true }));
    readRegisterView(client, year, count).then(
      (view) => settle({ view }),
      (error: unknown) => settle({ failure: failureCodeOf(error) }),
    );
  }, [client, year, count]);
  useEffect(read, [read]);
  return { ...reading, read };
};

export const DocumentsTab = ({ client }: { readonly client: StaffClient }) => {
  const [year, setYear] = useState<number | null>(null);
  const [count, setCount] = useState(pageOfRows);
  const { view, failure, isBusy, read } = useRegister(client, year, count);
  const [statusMessage, setStatusMessage] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  /** The pressed button is gone with what it changed. */
  const finish = (message: string) => {
    setStatusMessage(message);
    title.current?.focus();
    read();
  };
  return (
    <Sections>
      <OnScreen>
        <Title ref={title} tabIndex={-1}>
          {messages.title}
        </Title>
        <Lead>{messages.lead}</Lead>
        <div role="status">
          {isBusy && <p>{messages.reading}</p>}
          {statusMessage !== '' && <Alert tone="good" role="none" title={statusMessage} />}
        </div>
        {failure !== null && <FailureAlert title={messages.unreadable} failure={failure} onAgain={read} />}
      </OnScreen>
      {view !== null && (
        <>
          <LogbookPanel
            client={client}
            logbook={view.logbook}
            onDone={(isWritten) => finish(isWritten ? messages.logbook.marked : '')}
          />
          <OnScreen>
            {view.years.length === 0 ? (
              <Lead>{messages.none}</Lead>
            ) : (
              <section aria-labelledby="numbers">
                <h2 id="numbers">{messages.list(view.year)}</h2>
                {view.years.length > 1 && (
                  <StaffSelect
                    name="documentYear"
                    label={messages.year}
                    value={String(view.year)}
                    onChange={(chosen) => {
                      setYear(Number(chosen));
                      setCount(pageOfRows);
                    }}
                    options={view.years.map((each) => [String(each), String(each)])}
                  />
                )}
                <IssuedList
                  client={client}
                  rows={view.rows}
                  persons={view.persons}
                  onCancelled={(number) => finish(number === null ? '' : messages.cancel.done(number))}
                />
                {view.areMore && (
                  <ButtonRow>
                    <Button secondary disabled={isBusy} onClick={() => setCount(count + pageOfRows)}>
                      {messages.more}
                    </Button>
                  </ButtonRow>
                )}
              </section>
            )}
            <KeyList
              client={client}
              view={view}
              onWithdrawn={(kid) => finish(kid === null ? '' : messages.keys.done(kid))}
            />
          </OnScreen>
        </>
      )}
    </Sections>
  );
};

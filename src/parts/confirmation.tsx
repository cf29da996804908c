/** After success: the reference, the day, what to bring. It replaces the form, and prints on one page. */
import { useEffect } from 'react';
import styled from 'styled-components';
import type { Stored } from '../../machines/formRequest.ts';
import { longInstant, longMoment } from '../domain/dayName.ts';
import type { FormType } from '../form/types.ts';
import { site } from '../site.ts';
import { notOnPaper } from '../theme/paper.ts';
import { words } from '../words/en.ts';
import { Alert } from './alert.tsx';
import { BesideGrid } from './besideGrid.ts';
import { bringOf } from './bring.ts';
import { BringList } from './bringList.tsx';
import { Actions, Button, ButtonLink } from './button.tsx';
import { ClaimStub, ClerkLine } from './claimStub.tsx';
import { FocusOnShow } from './focusOnShow.tsx';

const Top = styled.div`
  padding: 1.5rem 0 1.25rem;
  ${notOnPaper}
`;

const Title = styled.h1`
  margin: 0.5rem 0 1.25rem;
`;

const Write = styled.p`
  margin-top: 1.25rem;
`;

interface ConfirmationProps {
  readonly type: FormType;
  readonly stored: Stored;
  readonly onAnother: () => void;
}

const said = words.success;

/** What the clerk and the citizen compare, from the record as it is stored. */
const rowsOf = (record: Readonly<Record<string, unknown>>) => {
  const text = (name: string) => String(record[name] ?? '');
  return [
    { label: said.comeOn, value: longMoment(text('schedule')) },
    { label: said.where, value: site.hall.name },
    { label: said.name, value: `${text('lname')}, ${text('fname')} ${text('mname')}` },
    { label: said.address, value: said.zone(text('address'), Number(record.zone)) },
    { label: words.fields.purpose.label, value: text('purpose') },
  ];
};

export const Confirmation = ({ type, stored, onAnother }: ConfirmationProps) => {
  const { id, code, record, earlier } = stored;
  // In braces: newer browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <Top>
        <FocusOnShow>
          <Alert tone="good" title={said.alert}>
            {earlier && <p>{said.earlier}</p>}
          </Alert>
        </FocusOnShow>
      </Top>
      <Title tabIndex={-1}>{said.title}</Title>
      <BesideGrid>
        <div>
          <ClaimStub
            reference={id}
            about={
              <>
                {record !== null && (
                  <>
                    {said.sent(longInstant(Number(record.dateCreated)))}
                    <br />
                  </>
                )}
                {words.services[type].name}
              </>
            }
            rows={[...(record === null ? [] : rowsOf(record)), { label: said.receipt, value: code }]}
          />
          <ClerkLine />
        </div>
        <div>
          <h2>{words.bring.confirmationTitle}</h2>
          <BringList items={[...bringOf(type), words.bring.thisPage]} />
          <Actions>
            <Button icon="state-print" onClick={() => window.print()}>
              {said.print}
            </Button>
            <ButtonLink second to="/home">
              {said.back}
            </ButtonLink>
            <Button second onClick={onAnother}>
              {said.another}
            </Button>
          </Actions>
          <Write>{said.write}</Write>
        </div>
      </BesideGrid>
    </>
  );
};

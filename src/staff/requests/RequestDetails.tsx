/** Everything of one request, and how far it is. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { staffMessages } from '../../i18n/en/staff.ts';
import { withKeys } from '../../lib/withKeys.ts';
import { answersOf } from '../../staff-core/answers.ts';
import { stateTold } from '../../staff-core/daySheet.ts';
import { handedInOf, momentOf, scheduleOf, serviceOf } from '../../staff-core/request.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import type { StaffDoor } from '../restClient.ts';
import { Title } from '../styles.ts';
import type { DeskEntry } from './readRequests.ts';
import { StateForm } from './StateForm.tsx';

const { request: said } = staffMessages;

const Facts = styled.dl`
  margin-top: 0.75rem;
  border-top: 3px solid var(--rule);
  div {
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink2);
    font-size: 1rem;
  }
  dd {
    font-weight: 600;
  }
  ${minWidth.pair} {
    div {
      display: grid;
      grid-template-columns: 14rem minmax(0, 1fr);
      gap: 1rem;
    }
  }
`;

const Part = styled.h2`
  margin-top: 2rem;
`;

interface OneProps {
  readonly entry: DeskEntry;
  readonly door: StaffDoor;
  /** What was done to it last, in a sentence. */
  readonly told: string;
  /** It is to be read anew; the sentence says what was done. */
  readonly onChanged: (told: string) => void;
  readonly onClose: () => void;
}

export const One = ({ entry, door, told, onChanged, onClose }: OneProps) => {
  const { id, request, receipt } = entry;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { title: state, why } = stateTold(receipt);
  const since = receipt?.since == null ? '' : `, ${said.since(momentOf(receipt.since))}`;
  const facts = [
    [said.service, serviceOf(request)],
    [said.schedule, scheduleOf(request)],
    [said.handedIn, handedInOf(request)],
    [said.state, `${state}${why === '' ? '' : ` (${why})`}${since}`],
  ];
  return (
    <>
      <ButtonRow>
        <Button secondary onClick={onClose}>
          {said.back}
        </Button>
      </ButtonRow>
      <Title ref={title} tabIndex={-1}>
        {said.title(id)}
      </Title>
      <div role="status">{told !== '' && <Alert tone="good" role="none" title={told} />}</div>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {receipt === null ? (
        <Alert tone="note" role="none" title={said.noReceipt} />
      ) : (
        // Of another version nothing that was chosen stays.
        <StateForm key={receipt.version} entry={entry} receipt={receipt} door={door} onChanged={onChanged} />
      )}
      <Part>{said.answers}</Part>
      <Facts>
        {withKeys(answersOf(request)).map(({ key, item: [name, value] }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
};

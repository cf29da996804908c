/** The services that somebody at the counter may ask for, one a row. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import type { FormType } from '../../form/types.ts';
import { requestMessages } from '../../i18n/en/requests.ts';
import { Lead, rowButtonStyles, Title } from '../styles.ts';
import { counterMessages } from './messages.ts';

const { choose: messages } = counterMessages;

const Rows = styled.ul`
  margin-top: 1rem;
  border-top: 3px solid var(--rule);
`;

const Row = styled.button`
  ${rowButtonStyles}
  color: var(--link);
  font-weight: 700;
`;

interface ServiceChoiceProps {
  readonly offered: readonly FormType[];
  readonly onChoose: (type: FormType) => void;
  readonly onBack: () => void;
}

export const ServiceChoice = ({ offered, onChoose, onBack }: ServiceChoiceProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Title ref={title} tabIndex={-1}>
        {messages.title}
      </Title>
      <Lead>{messages.lead}</Lead>
      <Rows>
        {offered.map((type) => (
          <li key={type}>
            <Row type="button" onClick={() => onChoose(type)}>
              {requestMessages.english.services[type].name}
            </Row>
          </li>
        ))}
      </Rows>
      <ButtonRow>
        <Button secondary onClick={onBack}>
          {messages.back}
        </Button>
      </ButtonRow>
    </>
  );
};

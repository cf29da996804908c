/** What the citizen can do after the confirmation: leave, send another request, or another one for the same person. */
import { useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { listPersonNouns } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';
import { useOfferedForms } from '../../../query/useIsOffered.ts';
import { notOnPaper } from '../../../theme/printVisibility.ts';

const Choice = styled.div`
  margin-top: 1.25rem;
  padding: 1rem;
  background: var(--mist);
  ${notOnPaper}
`;

const choiceId = 'same-person-services';

/** Rendered only when it is open, because it reads which services are offered. */
const ServiceChoice = ({ onChoose }: { readonly onChoose: (type: FormType) => void }) => {
  const translate = useTranslate();
  const { samePerson } = useMessages(outcomeMessages).success;
  const { services } = useMessages(requestMessages);
  return (
    <Choice id={choiceId} role="group" aria-label={samePerson.open}>
      <p>{samePerson.lead(listPersonNouns(translate))}</p>
      <ButtonRow>
        {useOfferedForms().map(({ type }) => (
          <Button key={type} secondary onClick={() => onChoose(type)}>
            {services[type].name}
          </Button>
        ))}
      </ButtonRow>
    </Choice>
  );
};

interface NextRequestProps {
  readonly onAnother: () => void;
  /** Null if it is unknown which answers were stored. */
  readonly onSamePerson: ((type: FormType) => void) | null;
}

export const NextRequest = ({ onAnother, onSamePerson }: NextRequestProps) => {
  const messages = useMessages(outcomeMessages).success;
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <ButtonRow>
        <ButtonLink secondary to="/home">
          {messages.back}
        </ButtonLink>
        <Button secondary onClick={onAnother}>
          {messages.another}
        </Button>
        {onSamePerson !== null && (
          <Button
            secondary
            aria-expanded={isChoosing}
            aria-controls={isChoosing ? choiceId : undefined}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            {messages.samePerson.open}
          </Button>
        )}
      </ButtonRow>
      {isChoosing && onSamePerson !== null && <ServiceChoice onChoose={onSamePerson} />}
    </>
  );
};

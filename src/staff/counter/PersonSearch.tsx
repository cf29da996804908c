/** Takes the answers about a person who was here before: the last one, or one whom a search by name finds among the requests. */
import { useState, useTransition } from 'react';
import styled from 'styled-components';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import type { FormValues } from '../../form/values.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { StaffField } from '../fields.tsx';
import type { StaffClient } from '../restClient.ts';
import { type FoundPeople, findPeople } from './counterActors.ts';
import { counterMessages } from './messages.ts';

const { person: messages } = counterMessages;

/* Beside the service, and the people below both. */
const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0 0.75rem;
  & > div {
    flex: 1 1 10rem;
  }
  ${minWidth.columns} {
    grid-column: span 2;
  }
`;

const Found = styled.div`
  grid-column: 1 / -1;
`;

const noPeople: FoundPeople = { people: [], note: '' };

interface PersonSearchProps {
  readonly client: StaffClient;
  /** The answers about the person of the request before; null without one. */
  readonly last: FormValues | null;
  readonly isDisabled: boolean;
  readonly onChoose: (values: FormValues) => void;
}

export const PersonSearch = ({ client, last, isDisabled, onChoose }: PersonSearchProps) => {
  const [text, setText] = useState('');
  const [{ people, note }, setFound] = useState(noPeople);
  const [isReading, startReading] = useTransition();
  const choose = (values: FormValues) => {
    setText('');
    setFound({ people: [], note: messages.filled });
    onChoose(values);
  };
  return (
    <>
      <Search
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReading) startReading(async () => setFound(await findPeople(client, text)));
        }}
      >
        <StaffField
          name="findPerson"
          label={messages.label}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          disabled={isDisabled}
          value={text}
          onChange={setText}
        />
        <Button secondary type="submit" disabled={isDisabled}>
          {isReading ? messages.finding : messages.find}
        </Button>
        {last !== null && (
          <Button secondary disabled={isDisabled || isReading} onClick={() => choose(last)}>
            {messages.same}
          </Button>
        )}
      </Search>
      <Found>
        <p role="status">{note}</p>
        {people.length > 0 && (
          <ButtonRow>
            {people.map(({ id, label, values }) => (
              <Button key={id} secondary disabled={isDisabled} onClick={() => choose(values)}>
                {label}
              </Button>
            ))}
          </ButtonRow>
        )}
      </Found>
    </>
  );
};

/** Takes the answers about a person who was here before: the last one, or one whom a search by name finds among the requests. */
import { useState, useTransition } from 'react';
import styled from 'styled-components';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { isRealDay } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { formatPersonName, formatRequestField, type StaffRequest } from '../../staff-core/request.ts';
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

/** The name, and what tells two people of one name apart. */
const listFacts = (request: StaffRequest): readonly string[] => {
  const birthDate = formatRequestField(request, 'birthDate');
  const born = isRealDay(birthDate) ? [messages.born(formatDay(birthDate, translateToEnglish))] : [];
  return [formatPersonName(request), ...born, messages.zone(formatRequestField(request, 'zone'))];
};

const noPeople: FoundPeople = { people: [], note: '' };

interface PersonSearchProps {
  readonly client: StaffClient;
  /** The record of the request before; null without one. */
  readonly last: Readonly<Record<string, unknown>> | null;
  readonly isDisabled: boolean;
  readonly onChoose: (record: Readonly<Record<string, unknown>>) => void;
}

export const PersonSearch = ({ client, last, isDisabled, onChoose }: PersonSearchProps) => {
  const [text, setText] = useState('');
  const [{ people, note }, setFound] = useState(noPeople);
  const [isReading, startReading] = useTransition();
  const choose = (record: Readonly<Record<string, unknown>>) => {
    setText('');
    setFound({ people: [], note: messages.filled });
    onChoose(record);
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
          <Button secondary disabled={isDisabled} onClick={() => choose(last)}>
            {messages.same}
          </Button>
        )}
      </Search>
      <Found>
        <p role="status">{note}</p>
        {people.length > 0 && (
          <ButtonRow>
            {people.map((request) => (
              <Button key={request.id} secondary disabled={isDisabled} onClick={() => choose(request.fields)}>
                {listFacts(request).join(' · ')}
              </Button>
            ))}
          </ButtonRow>
        )}
      </Found>
    </>
  );
};

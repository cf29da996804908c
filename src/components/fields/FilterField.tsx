/** Search field above a list: shows the items with the typed words and announces their number politely. Not printed. */
import { useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { lookupMessages } from '../../i18n/en/lookup.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { Button } from '../ui/Button.tsx';
import { Input } from './inputs.ts';
import type { TextFilter } from './useTextFilter.ts';

const SearchBox = styled.div`
  max-width: 42rem;
  margin-bottom: 1.5rem;
  label {
    font-weight: 700;
  }
  ${notOnPaper}
`;

const Row = styled.div`
  display: flex;
  align-items: stretch;
  gap: 0.5rem;
  margin-top: 0.4rem;
  button {
    flex: none;
  }
`;

const Field = styled(Input)`
  flex: 1;
  margin: 0;
`;

const Status = styled.p`
  min-height: 1.4em;
  margin-top: 0.4rem;
  color: var(--ink2);
  font-size: 1rem;
  line-height: 1.4;
`;

const ShowAllRow = styled.p`
  margin-top: 0.75rem;
`;

/** A shorter list needs no search field. */
const minItems = 5;

const maxQueryLength = 100;

interface FilterFieldProps {
  readonly filter: TextFilter<unknown>;
  readonly messages: {
    readonly label: string;
    readonly all: (count: number) => string;
    readonly some: (found: number, count: number) => string;
    readonly none: string;
    readonly showAll: string;
  };
}

export const FilterField = ({ filter: { query, setQuery, all, found }, messages }: FilterFieldProps) => {
  const lookupText = useMessages(lookupMessages);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Picks up text typed before hydration.
  useLayoutEffect(() => {
    if (field.current?.value) setQuery(field.current.value);
  }, [setQuery]);
  if (all.length < minItems) return null;
  const clear = () => {
    setQuery('');
    field.current?.focus();
  };
  return (
    <SearchBox role="search">
      <label htmlFor={id}>{messages.label}</label>
      <Row>
        <Field
          ref={field}
          id={id}
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        {query !== '' && (
          <Button secondary onClick={clear}>
            {lookupText.clear}
          </Button>
        )}
      </Row>
      <Status role="status">
        {found.length === all.length
          ? messages.all(all.length)
          : found.length === 0
            ? messages.none
            : messages.some(found.length, all.length)}
      </Status>
      {found.length === 0 && (
        <ShowAllRow>
          <Button secondary onClick={clear}>
            {messages.showAll}
          </Button>
        </ShowAllRow>
      )}
    </SearchBox>
  );
};

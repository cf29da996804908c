/** The field above a list that shows what has the words typed; how many are left is told politely. Not on paper. */
import { useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { lookupWords } from '../../i18n/en/lookup.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { Button } from '../ui/Button.tsx';
import { Input } from './inputs.ts';
import type { Filter } from './useTextFilter.ts';

const Room = styled.div`
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

const Said = styled.p`
  min-height: 1.4em;
  margin-top: 0.4rem;
  color: var(--ink2);
  font-size: 1rem;
  line-height: 1.4;
`;

const Again = styled.p`
  margin-top: 0.75rem;
`;

/** Fewer are seen at one look. */
const fewest = 5;

const longest = 100;

interface FilterFieldProps {
  readonly filter: Filter<unknown>;
  readonly said: {
    readonly label: string;
    readonly all: (count: number) => string;
    readonly some: (found: number, count: number) => string;
    readonly none: string;
    readonly showAll: string;
  };
}

export const FilterField = ({ filter: { query, setQuery, all, found }, said }: FilterFieldProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts of a drawn page answered.
  useLayoutEffect(() => {
    if (field.current?.value) setQuery(field.current.value);
  }, [setQuery]);
  if (all.length < fewest) return null;
  const clear = () => {
    setQuery('');
    field.current?.focus();
  };
  return (
    <Room role="search">
      <label htmlFor={id}>{said.label}</label>
      <Row>
        <Field
          ref={field}
          id={id}
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        {query !== '' && (
          <Button second onClick={clear}>
            {lookupWords.clear}
          </Button>
        )}
      </Row>
      <Said role="status">
        {found.length === all.length
          ? said.all(all.length)
          : found.length === 0
            ? said.none
            : said.some(found.length, all.length)}
      </Said>
      {found.length === 0 && (
        <Again>
          <Button second onClick={clear}>
            {said.showAll}
          </Button>
        </Again>
      )}
    </Room>
  );
};

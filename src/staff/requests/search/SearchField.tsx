/** The search for a request by reference, name or receipt. The key '/' leads to it from anywhere but another field. */
import { useEffect } from 'react';
import styled from 'styled-components';
import { staffMessages } from '../../../staff-core/messages.ts';
import { StaffField } from '../../fields.tsx';
import { requestSearchMessages as messages } from './requestSearchMessages.ts';
import type { ReceiptSearch } from './useReceiptSearch.ts';

const name = 'search';
/** A pasted link of a receipt is longer than any name. */
const maxLength = 300;

const isField = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [contenteditable]') === true;

const useSlashKey = (): void => {
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.defaultPrevented || isField(document.activeElement)) return;
      const field = document.getElementById(name);
      if (!(field instanceof HTMLInputElement)) return;
      // Firefox would open its own search.
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);
};

interface SearchFieldProps {
  readonly text: string;
  readonly receipt: ReceiptSearch;
  readonly onChange: (text: string) => void;
}

export const SearchField = ({ text, receipt, onChange }: SearchFieldProps) => {
  useSlashKey();
  return (
    <StaffField
      name={name}
      label={staffMessages.desk.search}
      hint={messages.hint}
      placeholder={staffMessages.desk.search}
      type="search"
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      readOnly={receipt.status === 'lookingUp'}
      value={text}
      onChange={(typed) => onChange(receipt.take(typed))}
      onKeyDown={receipt.onKeyDown}
    />
  );
};

const Status = styled.div`
  font-weight: 700;
  p {
    margin-top: 0.75rem;
  }
`;

/** What became of a receipt that was scanned or pasted into the field. */
export const ReceiptSearchStatus = ({ status }: Pick<ReceiptSearch, 'status'>) => (
  <Status role="status">{status !== null && <p>{messages[status]}</p>}</Status>
);

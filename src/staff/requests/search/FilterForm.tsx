/** Filters the requests by day, state or search text. */
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { RequestView } from '../../../../machines/staff/requestBrowser.ts';
import { FormField, toControlProps } from '../../../components/fields/FormField.tsx';
import { Input } from '../../../components/fields/inputs.ts';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { addDays } from '../../../domain/dates/day.ts';
import { findReferenceAlone } from '../../../domain/request/findReceiptCode.ts';
import { requestStateNames } from '../../../domain/request/requestState.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import type { StaffClient } from '../../restClient.ts';
import { FieldGrid, Select } from '../../styles.ts';
import { listMessages } from '../list/listMessages.ts';
import { ReceiptSearchStatus } from './ReceiptSearchStatus.tsx';
import { SearchField } from './SearchField.tsx';
import { useReceiptSearch } from './useReceiptSearch.ts';

const { desk: messages } = staffMessages;
const { states } = receiptMessages.english.status;

/* The chosen day and filter are marked by their form, too. */
const DayButton = styled(Button)`
  &[aria-pressed='true'] {
    border-color: var(--deep);
    background: var(--deep);
    color: var(--ondeep);
  }
`;

const StateSelect = styled(Select)<{ readonly $isChosen: boolean }>`
  ${({ $isChosen }) => $isChosen && 'border-width: 4px; font-weight: 700;'}
`;

type DayChoice = Required<Pick<RequestView, 'day' | 'isCarriedOver'>>;

const dayChoices = (today: string): readonly (DayChoice & { readonly name: string })[] => [
  { name: messages.today, day: today, isCarriedOver: false },
  { name: messages.tomorrow, day: addDays(today, 1), isCarriedOver: false },
  { name: messages.allDays, day: '', isCarriedOver: false },
  { name: listMessages.carriedOver.title, day: '', isCarriedOver: true },
];

const isShown = ({ day, text, isCarriedOver = false }: RequestView, choice: DayChoice): boolean =>
  text.trim() === '' && day === choice.day && isCarriedOver === choice.isCarriedOver;

interface FilterFormProps {
  readonly client: StaffClient;
  readonly view: RequestView;
  readonly today: string;
  readonly onFilter: (view: RequestView) => void;
}

/** The long search is a press of its own each time: a new search begins without it. */
const toFilters = ({ day, state, text }: RequestView): RequestView => ({ day, state, text });

export const FilterForm = ({ client, view, today, onFilter }: FilterFormProps) => {
  const [next, setNext] = useState(() => toFilters(view));
  const [shown, setShown] = useState(view);
  // Another part of the page may choose a list.
  if (view !== shown) {
    setShown(view);
    setNext(toFilters(view));
  }
  const applyFilters = (changed: Partial<RequestView>) => {
    const asked = { ...next, ...changed };
    // A reference names one request, whatever its status is.
    const wanted = findReferenceAlone(asked.text) === null ? asked : { ...asked, state: '' };
    setNext(wanted);
    onFilter(wanted);
  };
  const receipt = useReceiptSearch({ client, onFound: (text) => applyFilters({ text }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (receipt.refuses(next.text)) setNext({ ...next, text: '' });
    else
      applyFilters({
        isCarriedOver: view.isCarriedOver === true && next.day === '' && next.text.trim() === '',
      });
  };
  return (
    <form aria-label={messages.form} onSubmit={submit} noValidate>
      <ButtonRow>
        {dayChoices(today).map(({ name, ...choice }) => (
          <DayButton
            key={name}
            secondary
            aria-pressed={isShown(view, choice)}
            onClick={() => applyFilters({ ...choice, text: '' })}
          >
            {name}
          </DayButton>
        ))}
      </ButtonRow>
      <FieldGrid>
        <FormField name="day" label={messages.day} hint={messages.dayHint}>
          <Input
            {...toControlProps('day', { hint: messages.dayHint })}
            type="date"
            value={next.day}
            onChange={({ target }) => setNext({ ...next, day: target.value })}
          />
        </FormField>
        <FormField name="state" label={messages.state}>
          <StateSelect
            {...toControlProps('state', {})}
            $isChosen={view.state !== ''}
            value={next.state}
            onChange={({ target }) => setNext({ ...next, state: target.value })}
          >
            <option value="">{messages.anyState}</option>
            {requestStateNames.map((name) => (
              <option key={name} value={name}>
                {states[name].title}
              </option>
            ))}
          </StateSelect>
        </FormField>
        <SearchField text={next.text} receipt={receipt} onChange={(text) => setNext({ ...next, text })} />
      </FieldGrid>
      <ReceiptSearchStatus status={receipt.status} />
      <ButtonRow>
        <Button type="submit">{messages.look}</Button>
      </ButtonRow>
    </form>
  );
};

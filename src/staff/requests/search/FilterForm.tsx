/** Filters the requests by day, state or search text. */
import { type FormEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { RequestView } from '../../../../machines/staff/requestBrowser.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { visuallyHiddenStyle } from '../../../components/ui/VisuallyHidden.ts';
import { addDays } from '../../../domain/dates/day.ts';
import { findReferenceAlone } from '../../../domain/request/findReceiptCode.ts';
import { requestStateNames } from '../../../domain/request/requestState.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import { minWidth } from '../../../theme/breakpoints.ts';
import { StaffField, StaffSelect } from '../../fields.tsx';
import type { StaffClient } from '../../restClient.ts';
import { ToggleButton } from '../../styles.ts';
import { listMessages } from '../list/listMessages.ts';
import { ReceiptSearchStatus, SearchField } from './SearchField.tsx';
import { useReceiptSearch } from './useReceiptSearch.ts';

const { desk: messages } = staffMessages;
const { states } = receiptMessages.english.status;

/* One row on a desk, where day, status and search say by their values what they are. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-top: 0.25rem;
  button {
    min-height: 48px;
    padding: 0.25rem 0.6rem;
    font-size: 1rem;
  }
  & > div {
    flex: 1 1 100%;
    margin-top: 0;
    max-width: none;
  }
  ${minWidth.wide} {
    & > div {
      flex-basis: 7.5rem;
    }
    label,
    p {
      ${visuallyHiddenStyle}
    }
    input,
    select {
      min-height: 48px;
      margin-top: 0;
      padding: 0.25rem 0.5rem;
      font-size: 1rem;
    }
  }
`;

const StateSelect = styled(StaffSelect)<{ readonly $isChosen: boolean }>`
  ${({ $isChosen }) => $isChosen && 'border-width: 4px; font-weight: 700;'}
`;

type DayChoice = Required<Pick<RequestView, 'day' | 'isCarriedOver'>>;

const dayChoices = (today: string): readonly (DayChoice & { readonly name: string })[] => [
  { name: messages.today, day: today, isCarriedOver: false },
  { name: messages.tomorrow, day: addDays(today, 1), isCarriedOver: false },
  { name: messages.allDays, day: '', isCarriedOver: false },
  { name: listMessages.carriedOver.button, day: '', isCarriedOver: true },
];

const isShown = ({ day, text, isCarriedOver = false }: RequestView, choice: DayChoice): boolean =>
  text.trim() === '' && day === choice.day && isCarriedOver === choice.isCarriedOver;

interface FilterFormProps {
  readonly client: StaffClient;
  readonly view: RequestView;
  readonly today: string;
  readonly onFilter: (view: RequestView) => void;
  /** What else stands in the row. */
  readonly children: ReactNode;
}

/** Typing a year passes through 0002, 0020 and 0203, whose lists nobody wants. */
const isWholeDay = (day: string): boolean => day === '' || day >= '2000';

/** The long search is a press of its own each time: a new search begins without it. */
const toFilters = ({ day, state, text }: RequestView): RequestView => ({ day, state, text });

export const FilterForm = ({ client, view, today, onFilter, children }: FilterFormProps) => {
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
        // A search looks through all days.
        ...(next.text.trim() !== '' && { day: '' }),
        isCarriedOver: view.isCarriedOver === true && next.day === '' && next.text.trim() === '',
      });
  };
  return (
    <form aria-label={messages.form} onSubmit={submit} noValidate>
      <Bar>
        {dayChoices(today).map(({ name, ...choice }) => (
          <ToggleButton
            key={name}
            secondary
            aria-pressed={isShown(view, choice)}
            onClick={() => applyFilters({ ...choice, text: '' })}
          >
            {name}
          </ToggleButton>
        ))}
        <StaffField
          name="day"
          label={messages.day}
          hint={messages.dayHint}
          type="date"
          value={next.day}
          onChange={(day) =>
            isWholeDay(day)
              ? applyFilters({ day, text: '', isCarriedOver: false })
              : setNext({ ...next, day })
          }
        />
        <StateSelect
          name="state"
          label={messages.state}
          $isChosen={view.state !== ''}
          value={next.state}
          onChange={(state) =>
            applyFilters({ state, isCarriedOver: view.isCarriedOver === true && next.text.trim() === '' })
          }
          options={[
            ['', messages.anyState],
            ...requestStateNames.map((name) => [name, states[name].title] as const),
          ]}
        />
        <SearchField text={next.text} receipt={receipt} onChange={(text) => setNext({ ...next, text })} />
        <Button type="submit">{messages.look}</Button>
        {children}
      </Bar>
      <ReceiptSearchStatus status={receipt.status} />
    </form>
  );
};

/** Filters the requests by day, state or search text. */
import { type FormEvent, useState } from 'react';
import type { RequestView } from '../../../machines/staff/requestBrowser.ts';
import { FormField, toControlProps } from '../../components/fields/FormField.tsx';
import { Input } from '../../components/fields/inputs.ts';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { addDays } from '../../domain/dates/day.ts';
import { requestStateNames } from '../../domain/request/requestState.ts';
import { receiptMessages } from '../../i18n/en/receipt.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { FieldGrid, Select } from '../styles.ts';

const { desk: messages } = staffMessages;
const { states } = receiptMessages.english.status;

interface FilterFormProps {
  readonly view: RequestView;
  readonly today: string;
  readonly isBusy: boolean;
  readonly onFilter: (view: RequestView) => void;
}

export const FilterForm = ({ view, today, isBusy, onFilter }: FilterFormProps) => {
  const [next, setNext] = useState(view);
  const applyFilters = (changed: Partial<RequestView>) => {
    const wanted = { ...next, ...changed };
    setNext(wanted);
    onFilter(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onFilter(next);
  };
  return (
    <form aria-label={messages.form} onSubmit={submit} noValidate>
      <ButtonRow>
        <Button secondary disabled={isBusy} onClick={() => applyFilters({ day: today, text: '' })}>
          {messages.today}
        </Button>
        <Button
          secondary
          disabled={isBusy}
          onClick={() => applyFilters({ day: addDays(today, 1), text: '' })}
        >
          {messages.tomorrow}
        </Button>
        <Button secondary disabled={isBusy} onClick={() => applyFilters({ day: '', text: '' })}>
          {messages.allDays}
        </Button>
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
          <Select
            {...toControlProps('state', {})}
            value={next.state}
            onChange={({ target }) => setNext({ ...next, state: target.value })}
          >
            <option value="">{messages.anyState}</option>
            {requestStateNames.map((name) => (
              <option key={name} value={name}>
                {states[name].title}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField name="search" label={messages.search} hint={messages.searchHint}>
          <Input
            {...toControlProps('search', { hint: messages.searchHint })}
            type="search"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={next.text}
            onChange={({ target }) => setNext({ ...next, text: target.value })}
          />
        </FormField>
      </FieldGrid>
      <ButtonRow>
        <Button type="submit" disabled={isBusy}>
          {messages.look}
        </Button>
      </ButtonRow>
    </form>
  );
};

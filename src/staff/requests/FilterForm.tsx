/** Which requests: a day, a state, or words that are searched for. */
import { type FormEvent, useState } from 'react';
import type { View } from '../../../machines/staff/requestBrowser.ts';
import { FormField, toControlProps } from '../../components/fields/FormField.tsx';
import { Input } from '../../components/fields/inputs.ts';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { addDays } from '../../domain/dates/day.ts';
import { requestStateNames } from '../../domain/request/requestState.ts';
import { receiptMessages } from '../../i18n/en/receipt.ts';
import { staffMessages } from '../../i18n/en/staff.ts';
import { Fields, Select } from '../styles.ts';

const { desk: said } = staffMessages;
const { states } = receiptMessages.status;

interface ViewFormProps {
  readonly view: View;
  readonly today: string;
  readonly isBusy: boolean;
  readonly onLook: (view: View) => void;
}

export const ViewForm = ({ view, today, isBusy, onLook }: ViewFormProps) => {
  const [next, setNext] = useState(view);
  const look = (changed: Partial<View>) => {
    const wanted = { ...next, ...changed };
    setNext(wanted);
    onLook(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onLook(next);
  };
  return (
    <form aria-label={said.form} onSubmit={submit} noValidate>
      <ButtonRow>
        <Button secondary disabled={isBusy} onClick={() => look({ day: today, text: '' })}>
          {said.today}
        </Button>
        <Button secondary disabled={isBusy} onClick={() => look({ day: addDays(today, 1), text: '' })}>
          {said.tomorrow}
        </Button>
        <Button secondary disabled={isBusy} onClick={() => look({ day: '', text: '' })}>
          {said.allDays}
        </Button>
      </ButtonRow>
      <Fields>
        <FormField name="day" label={said.day} hint={said.dayHint}>
          <Input
            {...toControlProps('day', { hint: said.dayHint })}
            type="date"
            value={next.day}
            onChange={({ target }) => setNext({ ...next, day: target.value })}
          />
        </FormField>
        <FormField name="state" label={said.state}>
          <Select
            {...toControlProps('state', {})}
            value={next.state}
            onChange={({ target }) => setNext({ ...next, state: target.value })}
          >
            <option value="">{said.anyState}</option>
            {requestStateNames.map((name) => (
              <option key={name} value={name}>
                {states[name].title}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField name="search" label={said.search} hint={said.searchHint}>
          <Input
            {...toControlProps('search', { hint: said.searchHint })}
            type="search"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={next.text}
            onChange={({ target }) => setNext({ ...next, text: target.value })}
          />
        </FormField>
      </Fields>
      <ButtonRow>
        <Button type="submit" disabled={isBusy}>
          {said.look}
        </Button>
      </ButtonRow>
    </form>
  );
};

/** Which requests: a day, a state, or words that are searched for. */
import { type FormEvent, useState } from 'react';
import type { View } from '../../../machines/staff/requestBrowser.ts';
import { controlAria, FieldFrame } from '../../components/fields/FormField.tsx';
import { Input } from '../../components/fields/inputs.ts';
import { Actions, Button } from '../../components/ui/Button.tsx';
import { addDays } from '../../domain/dates/day.ts';
import { stateNames } from '../../domain/request/requestState.ts';
import { receiptWords } from '../../i18n/en/receipt.ts';
import { staffWords } from '../../i18n/en/staff.ts';
import { Fields, Select } from '../styles.ts';

const { desk: said } = staffWords;
const { states } = receiptWords.status;

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
      <Actions>
        <Button second disabled={isBusy} onClick={() => look({ day: today, text: '' })}>
          {said.today}
        </Button>
        <Button second disabled={isBusy} onClick={() => look({ day: addDays(today, 1), text: '' })}>
          {said.tomorrow}
        </Button>
        <Button second disabled={isBusy} onClick={() => look({ day: '', text: '' })}>
          {said.allDays}
        </Button>
      </Actions>
      <Fields>
        <FieldFrame name="day" label={said.day} hint={said.dayHint}>
          <Input
            {...controlAria('day', { hint: said.dayHint })}
            type="date"
            value={next.day}
            onChange={({ target }) => setNext({ ...next, day: target.value })}
          />
        </FieldFrame>
        <FieldFrame name="state" label={said.state}>
          <Select
            {...controlAria('state', {})}
            value={next.state}
            onChange={({ target }) => setNext({ ...next, state: target.value })}
          >
            <option value="">{said.anyState}</option>
            {stateNames.map((name) => (
              <option key={name} value={name}>
                {states[name].title}
              </option>
            ))}
          </Select>
        </FieldFrame>
        <FieldFrame name="search" label={said.search} hint={said.searchHint}>
          <Input
            {...controlAria('search', { hint: said.searchHint })}
            type="search"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={next.text}
            onChange={({ target }) => setNext({ ...next, text: target.value })}
          />
        </FieldFrame>
      </Fields>
      <Actions>
        <Button type="submit" disabled={isBusy}>
          {said.look}
        </Button>
      </Actions>
    </form>
  );
};

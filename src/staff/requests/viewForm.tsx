/** Which requests: a day, a state, or words that are searched for. */
import { type FormEvent, useState } from 'react';
import type { View } from '../../../machines/requestDesk.ts';
import { addDays } from '../../domain/day.ts';
import { stateNames } from '../../domain/requestState.ts';
import { Actions, Button } from '../../parts/button.tsx';
import { controlAria, FieldFrame } from '../../parts/fieldFrame.tsx';
import { Input } from '../../parts/inputs.ts';
import { receiptWords } from '../../words/receipt.ts';
import { staffWords } from '../../words/staff.ts';
import { Fields, Select } from '../look.ts';

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

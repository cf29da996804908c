/** One day of the hall: its closing, and below it, folded, its places and its note. */
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FormField, Hint, toControlProps } from '../../components/fields/FormField.tsx';
import { Input } from '../../components/fields/inputs.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { lists } from '../../content/schema/lists.ts';
import { formatLongDate } from '../../domain/dates/formatDay.ts';
import { type Half, halves } from '../../domain/places/placeName.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import type { HallDayView } from '../../staff-core/hall/hall.ts';
import type { HallDayChange } from '../../staff-core/hall/hallDays.ts';
import { hallMessages } from '../../staff-core/hall/hallMessages.ts';
import { findHallReason, hallReasons } from '../../staff-core/hall/hallReasons.ts';
import { CheckboxField, Fold, Select } from '../styles.ts';
import { hallTabMessages } from './messages.ts';

const { form: messages } = hallTabMessages;

const Box = styled.section`
  max-width: 41rem;
  margin-top: 2rem;
`;

const anotherReason = 'another';
const { most: mostPlaces } = lists.hallDays.fields.placesMorning;

/** What a press of a button changes, or the field that must change first. */
type ReadForm = { readonly change: HallDayChange } | { readonly wrong: 'reason' | Half };

const toPlaces = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const places = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return places <= mostPlaces ? places : undefined;
};

interface DayFormProps {
  readonly view: HallDayView;
  /** The half that was pressed in the table; null for the whole day. */
  readonly half: Half | null;
  readonly isBusy: boolean;
  /** Why the day was not saved; null where nothing failed. */
  readonly problem: string | null;
  readonly onSave: (change: HallDayChange) => void;
  readonly onBack: () => void;
}

export const DayForm = ({ view, half, isBusy, problem, onSave, onBack }: DayFormProps) => {
  const isClosed = halves.some((each) => !view.halves[each].isOpen);
  const known = findHallReason(view.reason);
  const [reason, setReason] = useState(view.reason === '' ? '' : (known?.en ?? anotherReason));
  const [words, setWords] = useState(known === null ? view.reason : '');
  const [part, setPart] = useState<Half | 'both'>(half ?? 'both');
  const [isHoliday, setHoliday] = useState(view.isHoliday);
  const [places, setPlaces] = useState<Readonly<Record<Half, string>>>({
    morning: String(view.halves.morning.places ?? ''),
    afternoon: String(view.halves.afternoon.places ?? ''),
  });
  const [note, setNote] = useState(view.note);
  const [wrong, setWrong] = useState<'reason' | Half | null>(null);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);

  const readClosing = (): ReadForm => {
    const text = reason === anotherReason ? words.trim() : reason;
    if (text === '') return { wrong: 'reason' };
    const closed = part === 'both' ? halves : [part];
    return {
      change: {
        isClosed: Object.fromEntries(closed.map((each) => [each, true])),
        reason: text,
        isHoliday,
      },
    };
  };
  const readPlaces = (): ReadForm => {
    const counts = { morning: toPlaces(places.morning), afternoon: toPlaces(places.afternoon) };
    const mistaken = halves.find((each) => counts[each] === undefined);
    if (mistaken !== undefined) return { wrong: mistaken };
    return {
      change: {
        places: { morning: counts.morning ?? null, afternoon: counts.afternoon ?? null },
        note,
      },
    };
  };
  const submit = (read: () => ReadForm) => (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const result = read();
    setWrong('wrong' in result ? result.wrong : null);
    if ('change' in result) onSave(result.change);
  };
  // A press of Enter in a list of choices would otherwise do nothing.
  const submitOnEnter = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const isWrong = wrong === 'reason';
  const wordsError = isWrong ? messages.needed : undefined;
  const reasonError = isWrong && reason === '' ? messages.needed : undefined;
  return (
    <Box aria-labelledby="hallDay">
      <h2 id="hallDay">{formatLongDate(view.day, translateToEnglish)}</h2>
      {view.holiday !== null && <Hint>{hallMessages.holiday(view.holiday)}</Hint>}
      {problem !== null && (
        <Alert tone="error" title={messages.notSaved}>
          <p>{problem}</p>
        </Alert>
      )}
      <form aria-label={messages.close} noValidate onSubmit={submit(readClosing)}>
        <FormField name="hallReason" label={messages.reason} hint={messages.reasonHint} error={reasonError}>
          <Select
            {...toControlProps('hallReason', { hint: messages.reasonHint, error: reasonError })}
            ref={first}
            value={reason}
            disabled={isBusy}
            onKeyDown={submitOnEnter}
            onChange={({ target }) => setReason(target.value)}
          >
            <option value="">{messages.choose}</option>
            {hallReasons.map(({ en }) => (
              <option key={en} value={en}>
                {en}
              </option>
            ))}
            <option value={anotherReason}>{messages.another}</option>
          </Select>
        </FormField>
        {reason === anotherReason && (
          <FormField
            name="hallReasonWords"
            label={messages.words}
            hint={messages.wordsHint}
            error={wordsError}
          >
            <Input
              {...toControlProps('hallReasonWords', { hint: messages.wordsHint, error: wordsError })}
              maxLength={lists.hallDays.fields.reason.most}
              autoComplete="off"
              value={words}
              disabled={isBusy}
              onChange={({ target }) => setWords(target.value)}
            />
          </FormField>
        )}
        <FormField name="hallHalf" label={messages.half}>
          <Select
            {...toControlProps('hallHalf', {})}
            value={part}
            disabled={isBusy}
            onKeyDown={submitOnEnter}
            onChange={({ target }) => setPart(halves.find((each) => each === target.value) ?? 'both')}
          >
            {(['both', ...halves] as const).map((each) => (
              <option key={each} value={each}>
                {messages.parts[each]}
              </option>
            ))}
          </Select>
        </FormField>
        <CheckboxField>
          <input
            id="hallHoliday"
            type="checkbox"
            checked={isHoliday}
            disabled={isBusy}
            onChange={({ target }) => setHoliday(target.checked)}
          />
          <label htmlFor="hallHoliday">{messages.holiday}</label>
        </CheckboxField>
        <ButtonRow>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? messages.saving : messages.submit}
          </Button>
          {isClosed && (
            <Button
              secondary
              disabled={isBusy}
              onClick={() => onSave({ isClosed: { morning: false, afternoon: false } })}
            >
              {messages.open}
            </Button>
          )}
          <Button secondary disabled={isBusy} onClick={onBack}>
            {messages.back}
          </Button>
        </ButtonRow>
      </form>
      <Fold>
        <summary>{messages.more}</summary>
        <div>
          <form aria-label={messages.more} noValidate onSubmit={submit(readPlaces)}>
            {halves.map((each) => {
              const error = wrong === each ? messages.placesWrong(mostPlaces) : undefined;
              const { taken } = view.halves[each];
              const hint =
                taken > (toPlaces(places[each]) ?? taken)
                  ? `${messages.placesHint} ${hallMessages.taken(taken, Number(places[each]))}: ${messages.over}`
                  : messages.placesHint;
              return (
                <FormField
                  key={each}
                  name={`places-${each}`}
                  label={messages.places[each]}
                  hint={hint}
                  error={error}
                >
                  <Input
                    {...toControlProps(`places-${each}`, { hint, error })}
                    inputMode="numeric"
                    maxLength={3}
                    autoComplete="off"
                    value={places[each]}
                    disabled={isBusy}
                    onChange={({ target }) => setPlaces({ ...places, [each]: target.value })}
                  />
                </FormField>
              );
            })}
            <FormField name="hallNote" label={messages.note} hint={messages.noteHint}>
              <Input
                {...toControlProps('hallNote', { hint: messages.noteHint })}
                maxLength={lists.hallDays.fields.note.most}
                autoComplete="off"
                value={note}
                disabled={isBusy}
                onChange={({ target }) => setNote(target.value)}
              />
            </FormField>
            <ButtonRow>
              <Button type="submit" secondary disabled={isBusy}>
                {isBusy ? messages.saving : messages.save}
              </Button>
            </ButtonRow>
          </form>
        </div>
      </Fold>
    </Box>
  );
};

/** One day of the hall: its closing, and below it, folded, its places and its note. */
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Hint } from '../../components/fields/FormField.tsx';
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
import { StaffCheckbox, StaffField, StaffSelect } from '../fields.tsx';
import { Fold } from '../styles.ts';
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
  const [fields, setFields] = useState(() => ({
    reason: view.reason === '' ? '' : (known?.en ?? anotherReason),
    words: known === null ? view.reason : '',
    part: half ?? ('both' as const),
    isHoliday: view.isHoliday,
    places: {
      morning: String(view.halves.morning.places ?? ''),
      afternoon: String(view.halves.afternoon.places ?? ''),
    },
    note: view.note,
  }));
  const { reason, words, part, isHoliday, places, note } = fields;
  const change = (changed: Partial<typeof fields>) => setFields({ ...fields, ...changed });
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
  const toClose = (part === 'both' ? halves : [part]).map((each) => view.halves[each]);
  const hits = toClose.reduce((sum, { isOpen, booked }) => sum + (isOpen ? booked.length : 0), 0);
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
        <StaffSelect
          name="hallReason"
          label={messages.reason}
          hint={messages.reasonHint}
          error={isWrong && reason === '' ? messages.needed : undefined}
          ref={first}
          value={reason}
          disabled={isBusy}
          onKeyDown={submitOnEnter}
          onChange={(text) => change({ reason: text })}
          options={[
            ['', messages.choose],
            ...hallReasons.map(({ en }) => [en, en] as const),
            [anotherReason, messages.another],
          ]}
        />
        {reason === anotherReason && (
          <StaffField
            name="hallReasonWords"
            label={messages.words}
            hint={messages.wordsHint}
            error={isWrong ? messages.needed : undefined}
            maxLength={lists.hallDays.fields.reason.most}
            autoComplete="off"
            value={words}
            disabled={isBusy}
            onChange={(text) => change({ words: text })}
          />
        )}
        <StaffSelect
          name="hallHalf"
          label={messages.half}
          value={part}
          disabled={isBusy}
          onKeyDown={submitOnEnter}
          onChange={(chosen) => change({ part: halves.find((each) => each === chosen) ?? 'both' })}
          options={(['both', ...halves] as const).map((each) => [each, messages.parts[each]])}
        />
        <StaffCheckbox
          name="hallHoliday"
          label={messages.holiday}
          checked={isHoliday}
          disabled={isBusy}
          onChange={(isChecked) => change({ isHoliday: isChecked })}
        />
        {hits > 0 && <p>{messages.hits(hits)}</p>}
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
              const { taken } = view.halves[each];
              const hint =
                taken > (toPlaces(places[each]) ?? taken)
                  ? `${messages.placesHint} ${hallMessages.taken(taken, Number(places[each]))}: ${messages.over}`
                  : messages.placesHint;
              return (
                <StaffField
                  key={each}
                  name={`places-${each}`}
                  label={messages.places[each]}
                  hint={hint}
                  error={wrong === each ? messages.placesWrong(mostPlaces) : undefined}
                  inputMode="numeric"
                  maxLength={3}
                  autoComplete="off"
                  value={places[each]}
                  disabled={isBusy}
                  onChange={(text) => change({ places: { ...places, [each]: text } })}
                />
              );
            })}
            <StaffField
              name="hallNote"
              label={messages.note}
              hint={messages.noteHint}
              maxLength={lists.hallDays.fields.note.most}
              autoComplete="off"
              value={note}
              disabled={isBusy}
              onChange={(text) => change({ note: text })}
            />
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

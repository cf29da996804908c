/** One day of the hall and its four acts, one at a time: its closing, the move of its people, its places, its note. */
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Hint } from '../../components/fields/FormField.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { lists } from '../../content/schema/lists.ts';
import { formatHallDayName } from '../../domain/dates/formatHallDay.ts';
import { everyDay } from '../../domain/dates/hallDay.ts';
import { type Half, halves } from '../../domain/places/placeName.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { allLocales, locales } from '../../i18n/locales.ts';
import type { HallDayView } from '../../staff-core/hall/hall.ts';
import type { HallDayChange } from '../../staff-core/hall/hallDays.ts';
import { hallMessages } from '../../staff-core/hall/hallMessages.ts';
import { findHallReason, hallReasons } from '../../staff-core/hall/hallReasons.ts';
import { StaffCheckbox, StaffField, StaffSelect } from '../fields.tsx';
import { ToggleButton } from '../styles.ts';
import { hallTabMessages } from './messages.ts';

const { form: messages } = hallTabMessages;

const dayActs = ['close', 'move', 'places', 'note'] as const;
export type DayAct = (typeof dayActs)[number];

const Panel = styled.section`
  max-width: 41rem;
  border-top: 3px solid var(--rule);
  h2 {
    font-size: 1.375rem;
  }
  fieldset > div {
    margin-top: 1rem;
  }
  & > div {
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    margin-top: 0.75rem;
  }
  & > div button {
    min-height: 48px;
    padding: 0.25rem 0.6rem;
    font-size: 1rem;
  }
  [aria-pressed] {
    flex: auto;
  }
`;

const anotherReason = 'another';
const { most: mostPlaces } = lists.hallDays.fields.placesMorning;

type WrongField = 'reason' | Half;

const toPlaces = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const places = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return places <= mostPlaces ? places : undefined;
};

interface DayFormProps {
  readonly view: HallDayView;
  /** The half that was pressed in the table; null for the whole day. */
  readonly half: Half | null;
  readonly act: DayAct;
  readonly onAct: (act: DayAct) => void;
  readonly isBusy: boolean;
  /** Why the day was not saved; null where nothing failed. */
  readonly problem: string | null;
  readonly onSave: (change: HallDayChange) => void;
  readonly onBack: () => void;
  /** The move of the people. */
  readonly children: ReactNode;
}

export const DayForm = ({
  view,
  half,
  act,
  onAct,
  isBusy,
  problem,
  onSave,
  onBack,
  children,
}: DayFormProps) => {
  // Nobody comes on 'every day'.
  const acts = dayActs.filter((each) => each !== 'move' || view.day !== everyDay);
  const isOpen = halves.some((each) => view.halves[each].isOpen);
  const isClosed = halves.some((each) => !view.halves[each].isOpen);
  const known = findHallReason(view.reason);
  const [fields, setFields] = useState(() => ({
    reason: view.reason === '' ? '' : (known?.en ?? anotherReason),
    texts: {
      reason:
        known === null ? { en: view.reason, ...view.translations.reason } : { en: '', fil: '', ceb: '' },
      note: { en: view.note, ...view.translations.note },
    },
    part: half ?? ('both' as const),
    isHoliday: view.isHoliday,
    places: {
      morning: String(view.halves.morning.places ?? ''),
      afternoon: String(view.halves.afternoon.places ?? ''),
    },
  }));
  const { reason, texts, part, isHoliday, places } = fields;
  const change = (changed: Partial<typeof fields>) => setFields({ ...fields, ...changed });
  const [wrong, setWrong] = useState<WrongField | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('h3, select, input')?.focus(), []);

  const toClose = part === 'both' ? halves : [part];
  const readText = (name: keyof typeof texts) => {
    const { en, ...translations } = texts[name];
    return { [name]: en.trim(), translations: { [name]: translations } };
  };
  /** What a press of the button changes, or the field that must change first. */
  const readForm = (): HallDayChange | WrongField => {
    if (act === 'note') return readText('note');
    if (act === 'places') {
      const [morning, afternoon] = [toPlaces(places.morning), toPlaces(places.afternoon)];
      if (morning === undefined) return 'morning';
      return afternoon === undefined ? 'afternoon' : { places: { morning, afternoon } };
    }
    const given = reason === anotherReason ? readText('reason') : { reason };
    if (given.reason === '') return 'reason';
    return { ...given, isClosed: Object.fromEntries(toClose.map((each) => [each, true])), isHoliday };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const result = readForm();
    setWrong(typeof result === 'string' ? result : null);
    if (typeof result !== 'string') onSave(result);
  };
  // A press of Enter in a list of choices would otherwise do nothing.
  const submitOnEnter = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const hits = toClose
    .map((each) => view.halves[each])
    .reduce((sum, { isOpen, booked }) => sum + (isOpen ? booked.length : 0), 0);
  const renderTexts = (name: keyof typeof texts, id: string) =>
    allLocales.map((locale) => {
      const isEnglish = locale === 'en';
      const label = messages.texts[name];
      const text = texts[name][locale];
      const isOlder =
        !isEnglish &&
        text !== '' &&
        text === view.translations[name][locale] &&
        texts[name].en !== view[name];
      return (
        <StaffField
          key={locale}
          name={isEnglish ? id : `${id}-${locale}`}
          label={isEnglish ? label : messages.translated(label, locales[locale])}
          hint={isEnglish ? messages.hints[name] : isOlder ? messages.older : undefined}
          error={isEnglish && name === wrong ? messages.needed : undefined}
          lang={locale}
          maxLength={lists.hallDays.fields[name].most}
          autoComplete="off"
          value={text}
          onChange={(typed) => change({ texts: { ...texts, [name]: { ...texts[name], [locale]: typed } } })}
        />
      );
    });
  return (
    <Panel ref={panel} aria-labelledby="hallDay">
      <ButtonRow>
        <h2 id="hallDay">{formatHallDayName(view.day, translateToEnglish)}</h2>
        <Button secondary disabled={isBusy} onClick={onBack}>
          {messages.back}
        </Button>
      </ButtonRow>
      {view.holiday !== null && <Hint>{hallMessages.holiday(view.holiday)}</Hint>}
      <ButtonRow role="group" aria-label={messages.acts.label}>
        {acts.map((each) => (
          <ToggleButton
            key={each}
            secondary
            aria-pressed={each === act}
            disabled={isBusy}
            onClick={() => onAct(each)}
          >
            {each === 'close' && !isOpen ? messages.acts.open : messages.acts[each]}
          </ToggleButton>
        ))}
      </ButtonRow>
      {problem !== null && (
        <Alert tone="error" title={messages.notSaved}>
          <p>{problem}</p>
        </Alert>
      )}
      {act === 'move' ? (
        children
      ) : (
        <form aria-label={messages.submit[act]} noValidate onSubmit={submit}>
          <fieldset disabled={isBusy}>
            {act === 'close' && (
              <>
                <StaffSelect
                  name="hallReason"
                  label={messages.reason}
                  hint={messages.reasonHint}
                  error={wrong === 'reason' && reason === '' ? messages.needed : undefined}
                  value={reason}
                  onKeyDown={submitOnEnter}
                  onChange={(text) => change({ reason: text })}
                  options={[
                    ['', messages.choose],
                    ...hallReasons.map(({ en }) => [en, en] as const),
                    [anotherReason, messages.another],
                  ]}
                />
                {reason === anotherReason && renderTexts('reason', 'hallReasonWords')}
                <StaffSelect
                  name="hallHalf"
                  label={messages.half}
                  value={part}
                  onKeyDown={submitOnEnter}
                  onChange={(chosen) => change({ part: halves.find((each) => each === chosen) ?? 'both' })}
                  options={(['both', ...halves] as const).map((each) => [each, messages.parts[each]])}
                />
                {view.day !== everyDay && (
                  <StaffCheckbox
                    name="hallHoliday"
                    label={messages.holiday}
                    checked={isHoliday}
                    onChange={(isChecked) => change({ isHoliday: isChecked })}
                  />
                )}
                {hits > 0 && <p>{messages.hits(hits)}</p>}
              </>
            )}
            {act === 'places' &&
              halves.map((each) => {
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
                    onChange={(text) => change({ places: { ...places, [each]: text } })}
                  />
                );
              })}
            {act === 'note' && renderTexts('note', 'hallNote')}
            <ButtonRow>
              <Button type="submit">{isBusy ? messages.saving : messages.submit[act]}</Button>
              {act === 'close' && isClosed && (
                <Button secondary onClick={() => onSave({ isClosed: { morning: false, afternoon: false } })}>
                  {messages.open}
                </Button>
              )}
            </ButtonRow>
          </fieldset>
        </form>
      )}
    </Panel>
  );
};

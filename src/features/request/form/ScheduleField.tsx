/**
 * Schedule of appearance (spec §5): buttons for the next open days and their hours, the date-time input of another one, and messages about the chosen moment and its
 * day. A weekend is cleared, and an alert explains it. A half day on which the hall is closed stays in the field, because another
 * hour of its day may be open.
 */
import { memo, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FormField, Hint, toControlProps } from '../../../components/fields/FormField.tsx';
import { FieldNotice } from '../../../components/fields/formLayout.ts';
import { Input } from '../../../components/fields/inputs.ts';
import type { RunAfterPointerUp } from '../../../components/fields/useAfterPointerUp.ts';
import { HallDayNotes } from '../../../components/hall/HallDayNotes.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { Disclosure } from '../../../components/ui/Disclosure.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { useServices } from '../../../context/services.ts';
import { useIsClockSettled } from '../../../context/useIsClockSettled.ts';
import { isRealMoment, manilaDay } from '../../../domain/dates/day.ts';
import { formatDay, formatLongDay, formatMoment, formatShortDay } from '../../../domain/dates/formatDay.ts';
import { findHallDay } from '../../../domain/dates/hallDay.ts';
import {
  findNextOpenMoment,
  judgeSchedule,
  type OfferedDay,
  type ScheduleWarning,
  scheduleBounds,
} from '../../../domain/dates/openHours.ts';
import { halfDayOf } from '../../../domain/places/placeName.ts';
import { fieldRowOf, fieldSpec } from '../../../form/fields.ts';
import type { Translate } from '../../../i18n/define.ts';
import { calendarMessages } from '../../../i18n/en/calendar.ts';
import { fieldMessages } from '../../../i18n/en/fields.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { formatTime } from '../../../i18n/formatTime.ts';
import type { HallDays } from '../../../query/useHallDays.ts';
import type { CountTaken } from '../../../query/usePlacesLeft.ts';
import { site } from '../../../site.ts';
import { DayPicker, HourPicker } from './DayPicker.tsx';
import { type FieldState, useField } from './useField.ts';
import { useOfferedDays } from './useOfferedDays.ts';

const formatWarningTitle = (warning: ScheduleWarning, translate: Translate): string => {
  const messages = translate(formMessages);
  return warning.kind === 'holiday'
    ? messages.scheduleWarning.holiday(
        formatLongDay(warning.day, translate),
        translate(calendarMessages).holidays[warning.holiday],
      )
    : warning.kind === 'closedHours'
      ? messages.scheduleWarning.closedHours(site.place)
      : messages.scheduleWarning.passed;
};

/** 'Wed 7 May', and the half day where only one can be had. */
const formatOfferedDay = ({ day, moments }: OfferedDay, translate: Translate): string => {
  const label = formatShortDay(day, translate);
  const open = new Set(moments.map((moment) => halfDayOf(moment)?.half));
  const [half] = open.size === 1 ? open : [];
  return half === undefined ? label : translate(formMessages).hallClosed.half[half](label);
};

const Chosen = styled.p`
  min-height: 1.5em;
  margin: 0.75rem 0 1rem;
  font-size: 1.1875rem;
  font-weight: 700;
`;

const DayHints = styled.div`
  margin-top: 0.6rem;
`;

const holidaysId = 'schedule-holidays';

interface ScheduleFieldProps {
  readonly afterPointerUp: RunAfterPointerUp;
  readonly hallDays: HallDays;
  /** Counts the taken places of a half day, as far as the page may read them. Referentially stable. */
  readonly countTaken: CountTaken;
}

interface ScheduleProps extends ScheduleFieldProps, FieldState {
  /** The current time, rounded down to the minute (epoch ms): no day or warning depends on a shorter time. */
  readonly now: number;
  /** True once the clock shows the server's time, or the device's if no correction is coming. */
  readonly isTimeSettled: boolean;
}

const Schedule = memo((field: ScheduleProps) => {
  const translate = useTranslate();
  const fieldText = useMessages(fieldMessages);
  const formText = useMessages(formMessages);
  const partText = useMessages(partMessages);
  const {
    value: moment,
    error,
    setFieldValue,
    setFieldTouched,
    now,
    isTimeSettled,
    afterPointerUp,
    countTaken,
  } = field;
  const { days: records, copyReadAt } = field.hallDays;
  const input = useRef<HTMLInputElement>(null);
  // Typing passes through other months and through the years 0002, 0020 and 0202, so it is judged when it ends. Until then the
  // judgment of the moment before it stays, because its alert names the time that the citizen may be typing.
  const [momentBeforeTyping, setMomentBeforeTyping] = useState<string | null>(null);
  const isTyping = momentBeforeTyping !== null;
  const judgedMoment = momentBeforeTyping ?? moment;
  const judgment = isTimeSettled ? judgeSchedule(judgedMoment, now, records) : null;
  // The alert of a weekend outlives its moment: it stays until the citizen chooses a weekday or dismisses it.
  const [refusedWeekend, setRefusedWeekend] = useState<string | null>(null);
  const isWeekend = judgment?.refusal === 'weekend';
  // An effect, because a moment also comes from a draft, from the browser and from the alerts at Submit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error of a closed half day depends on the records.
  useEffect(() => {
    if (!isTimeSettled || isTyping || moment === '') return;
    if (isWeekend) {
      // The native control keeps half-typed parts, so clear it as well as the value.
      if (input.current) input.current.value = '';
      void setFieldValue('schedule', '', true);
      setRefusedWeekend(moment);
    } else {
      void setFieldTouched('schedule', true);
      setRefusedWeekend(null);
    }
  }, [moment, isWeekend, isTyping, isTimeSettled, records, setFieldValue, setFieldTouched]);
  // Revalidate while an error shows, so that a fixed answer clears it.
  const change = (changed: string) => void setFieldValue('schedule', changed, error !== undefined);
  const choose = (chosen: string) => {
    setMomentBeforeTyping(null);
    change(chosen);
  };
  // The day whose hours are shown before one of them is chosen.
  const [openDay, setOpenDay] = useState('');
  const day = judgedMoment.slice(0, 10) || openDay;
  const offered = useOfferedDays(day, now, records, countTaken);
  /** The same hour of another day, if it can be had; else the citizen chooses one. A typed hour, such as 9:30, stays on its own day. */
  const chooseDay = (chosen: string) => {
    const sameHour = `${chosen}${moment.slice(10)}`;
    const isSame = sameHour === moment && judgment?.refusal === null;
    const isFree = isSame || offered.days.some(({ moments }) => moments.includes(sameHour));
    setOpenDay(chosen);
    setRefusedWeekend(null);
    choose(isFree ? sameHour : '');
  };
  const [isOtherOpen, setIsOtherOpen] = useState(false);
  const { label } = fieldSpec('schedule', translate);
  const hint = fieldText.fields.schedule.hint(site.place);
  const control = toControlProps('schedule', { hint, error });
  const isClosed = judgment?.refusal === 'hallClosed';
  const refused = isClosed ? judgedMoment : refusedWeekend;
  const next = refused === null ? null : findNextOpenMoment(refused, now, records);
  const warnings = isTyping ? [] : (judgment?.warnings ?? []);
  const record = findHallDay(records, day);
  return (
    <>
      {isClosed && <ClosedHall moment={judgedMoment} next={next} records={records} onChoose={choose} />}
      {refusedWeekend !== null && (
        <FieldNotice>
          <Alert
            tone="error"
            icon="state-calendar"
            title={formText.weekend.alert}
            onDismiss={() => {
              setRefusedWeekend(null);
              input.current?.focus();
            }}
          >
            {next !== null && (
              <p>
                {formText.weekend.next(
                  formatLongDay(refusedWeekend.slice(0, 10), translate),
                  formatLongDay(next.slice(0, 10), translate),
                )}
              </p>
            )}
          </Alert>
        </FieldNotice>
      )}
      <FormField name="schedule" label={label} hint={hint} error={error}>
        <DayPicker
          label={`${label}: ${formText.form.days}`}
          description={control['aria-describedby']}
          days={
            isTimeSettled
              ? offered.days.map((each) => ({
                  day: each.day,
                  label: formatOfferedDay(each, translate),
                  unavailable: {
                    free: null,
                    full: formText.places.noneOfDay,
                    closed: formText.places.closed,
                  }[each.state],
                }))
              : null
          }
          chosen={day}
          onChoose={chooseDay}
        />
        {isTimeSettled &&
          offered.halfDays.map(({ half, moments, left, isClosed: isHalfClosed }) => (
            <HourPicker
              key={half}
              label={[
                formText.places.half[half],
                ...(isHalfClosed
                  ? [formText.places.closed]
                  : left === null
                    ? []
                    : [formText.places.left(left)]),
              ].join(': ')}
              hours={moments.map((each) => ({ moment: each, label: formatTime(each.slice(11)) }))}
              chosen={judgedMoment}
              onChoose={choose}
            />
          ))}
        {offered.opensFrom !== null && (
          <Hint>
            {`${formText.places.notOpenYet}. ${formText.places.opens(formatLongDay(offered.opensFrom, translate))}`}
          </Hint>
        )}
        <Chosen role="status">
          {!isTyping && isRealMoment(moment) && <span>{formatMoment(moment, translate)}</span>}
        </Chosen>
        <Disclosure
          label={fieldText.fields.schedule.another}
          isOpen={isOtherOpen || error !== undefined || refusedWeekend !== null}
          onToggle={setIsOtherOpen}
        >
          <Hint id={holidaysId}>
            <span>{partText.hall.holidaysMayBeMissing}</span>
            {copyReadAt !== null && records.length > 0 && (
              <span>{` ${partText.hall.asOf(formatDay(manilaDay(copyReadAt), translate))}`}</span>
            )}
          </Hint>
          <Input
            {...control}
            aria-describedby={[control['aria-describedby'], holidaysId].join(' ').trim()}
            {...(isTimeSettled && scheduleBounds(now))}
            ref={input}
            name="schedule"
            type={fieldRowOf('schedule').input?.control}
            $width="w20"
            required
            value={moment}
            onKeyDown={({ key }) => {
              if (key === 'Enter') setMomentBeforeTyping(null);
              else if (key !== 'Tab' && key !== 'Shift') setMomentBeforeTyping(judgedMoment);
            }}
            onChange={(event) => change(event.target.value)}
            onBlur={() =>
              afterPointerUp(() => {
                void setFieldTouched('schedule', true);
                setMomentBeforeTyping(null);
              })
            }
          />
        </Disclosure>
      </FormField>
      {record !== null && !isClosed && (
        <DayHints>
          <Hint as="div">
            <HallDayNotes record={record} />
          </Hint>
        </DayHints>
      )}
      {warnings.map((warning) => (
        <FieldNotice key={warning.kind}>
          <Alert tone="warning" title={formatWarningTitle(warning, translate)}>
            <p>{formText.scheduleWarning.next}</p>
          </Alert>
        </FieldNotice>
      ))}
    </>
  );
});

interface ClosedHallProps {
  /** The refused moment. */
  readonly moment: string;
  /** Null where no open day is known. */
  readonly next: string | null;
  readonly records: HallDays['days'];
  readonly onChoose: (moment: string) => void;
}

const ClosedHall = ({ moment, next, records, onChoose }: ClosedHallProps) => {
  const translate = useTranslate();
  const { hallClosed } = useMessages(formMessages);
  const halfDay = halfDayOf(moment);
  const record = halfDay && findHallDay(records, halfDay.day);
  return (
    <FieldNotice>
      <Alert tone="error" icon="state-calendar" title={hallClosed.alert}>
        {halfDay !== null && <p>{hallClosed.half[halfDay.half](formatLongDay(halfDay.day, translate))}</p>}
        {record !== null && <HallDayNotes record={record} />}
        <p>{next === null ? hallClosed.none : hallClosed.next(formatMoment(next, translate))}</p>
        {next !== null && (
          <ButtonRow>
            <Button secondary onClick={() => onChoose(next)}>
              {hallClosed.take}
            </Button>
          </ButtonRow>
        )}
      </Alert>
    </FieldNotice>
  );
};

const minute = 60_000;

export const ScheduleField = ({ afterPointerUp, hallDays, countTaken }: ScheduleFieldProps) => {
  // This hook runs first: once the clock settles, the minute may differ.
  const isTimeSettled = useIsClockSettled();
  const now = useServices().clock.now();
  return (
    <Schedule
      {...useField('schedule')}
      now={now - (now % minute)}
      isTimeSettled={isTimeSettled}
      afterPointerUp={afterPointerUp}
      hallDays={hallDays}
      countTaken={countTaken}
    />
  );
};

/** Schedule of appearance: buttons for the next open days, the date-time input, and messages about the chosen moment and its day. */
import { useMachine } from '@xstate/react';
import { type ComponentType, memo, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { scheduleFieldMachine } from '../../../../machines/request/schedule.ts';
import { FormField, Hint, Label, toControlProps } from '../../../components/fields/FormField.tsx';
import { FieldNotice } from '../../../components/fields/formLayout.ts';
import { Input } from '../../../components/fields/inputs.ts';
import type { RunAfterPointerUp } from '../../../components/fields/useAfterPointerUp.ts';
import { HallDayNotes } from '../../../components/hall/HallDayNotes.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { useServices } from '../../../context/services.ts';
import { useIsClockSettled } from '../../../context/useIsClockSettled.ts';
import { isWeekend, manilaDay } from '../../../domain/dates/day.ts';
import { formatDay, formatLongDay, formatMoment, formatShortDay } from '../../../domain/dates/formatDay.ts';
import { findHallDay, type HallDayRecord, isHallClosed } from '../../../domain/dates/hallDay.ts';
import {
  findNextOpenMoment,
  findOpenMoments,
  findScheduleWarnings,
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
import { site } from '../../../site.ts';
import { DayPicker } from './DayPicker.tsx';
import type { PlacesLeftProps } from './PlacesLeftLine.tsx';
import { type FieldState, useField } from './useField.ts';

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

/** 'Wed 7 May', and with the hour if the hall opens later on that day. */
const formatDayButton = (moment: string, records: readonly HallDayRecord[], translate: Translate): string => {
  const day = moment.slice(0, 10);
  const label = formatShortDay(day, translate);
  return isHallClosed(records, `${day}T${site.hall.opens}`)
    ? `${label}, ${formatTime(moment.slice(11))}`
    : label;
};

const DayHints = styled.div`
  margin-top: 0.6rem;
`;

const holidaysId = 'schedule-holidays';

/** Shows how many places of a day are left. */
export type ShownPlaces = ComponentType<PlacesLeftProps>;

interface ScheduleFieldProps {
  readonly afterPointerUp: RunAfterPointerUp;
  readonly hallDays: HallDays;
  readonly PlacesLeft: ShownPlaces;
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
    PlacesLeft,
  } = field;
  const { days: records, copyReadAt } = field.hallDays;
  // The machine asks for the latest records: it is made once.
  const latestRecords = useRef(records);
  const { clock } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const machine = useMemo(
    () =>
      scheduleFieldMachine.provide({
        guards: {
          isWeekend: (_, { moment }) => isWeekend(moment),
          isHallClosed: (_, { moment }) => isHallClosed(latestRecords.current, moment),
        },
        actions: {
          clearSchedule: () => {
            // The native control keeps half-typed parts, so clear it as well as the value.
            if (input.current) input.current.value = '';
            void setFieldValue('schedule', '', true);
          },
        },
      }),
    [setFieldValue],
  );
  const [state, send, actor] = useMachine(machine);
  // A restored moment was not chosen here; judge it like any other once today's date is known.
  const lastChosen = useRef('');
  useEffect(() => {
    if (moment === '' || moment === lastChosen.current) return;
    let isCancelled = false;
    void clock.settled().then(() => {
      if (isCancelled) return;
      lastChosen.current = moment;
      send({ type: 'VALIDATE', moment });
      void setFieldTouched('schedule', true);
    });
    return () => {
      isCancelled = true;
    };
  }, [moment, clock, send, setFieldTouched]);
  // A day may close after it was chosen, or after the answers were restored.
  useEffect(() => {
    latestRecords.current = records;
    // What is being typed is judged when it ends.
    if (lastChosen.current === '' || actor.getSnapshot().hasTag('typing')) return;
    send({ type: 'VALIDATE', moment: lastChosen.current });
    void setFieldTouched('schedule', true);
  }, [records, actor, send, setFieldTouched]);
  const choose = (chosen: string) => {
    lastChosen.current = chosen;
    // Revalidate while an error shows, so that a fixed answer clears it.
    void setFieldValue('schedule', chosen, error !== undefined);
  };
  const { label } = fieldSpec('schedule', translate);
  const hint = fieldText.fields.schedule.hint(site.place);
  const control = toControlProps('schedule', { hint, error });
  const moments = findOpenMoments(now, records);
  const { refused } = state.context;
  const next =
    state.hasTag('hallClosed') || state.hasTag('weekendRefused')
      ? findNextOpenMoment(refused, now, records)
      : null;
  const warnings = state.hasTag('typing') ? [] : findScheduleWarnings(moment, now, records);
  const chooseAtOnce = (chosen: string) => {
    choose(chosen);
    send({ type: 'VALIDATE', moment: chosen });
  };
  const day = state.hasTag('typing') ? null : findHallDay(records, moment.slice(0, 10));
  return (
    <>
      {state.hasTag('hallClosed') && (
        <ClosedHall moment={refused} next={next} records={records} onChoose={chooseAtOnce} />
      )}
      {state.hasTag('weekendRefused') && (
        <FieldNotice>
          <Alert
            tone="error"
            icon="state-calendar"
            title={formText.weekend.alert}
            onDismiss={() => {
              send({ type: 'DISMISS' });
              input.current?.focus();
            }}
          >
            {next !== null && (
              <p>
                {formText.weekend.next(
                  formatLongDay(refused.slice(0, 10), translate),
                  formatLongDay(next.slice(0, 10), translate),
                )}
              </p>
            )}
          </Alert>
        </FieldNotice>
      )}
      <FormField name="schedule" label={label} hint={hint} error={error}>
        <DayPicker
          label={formText.form.days}
          days={moments.map((each) => ({
            value: each.slice(0, 10),
            label: formatDayButton(each, records, translate),
          }))}
          isReady={isTimeSettled}
          chosen={moment.slice(0, 10)}
          onChoose={(chosen) => chooseAtOnce(moments.find((each) => each.startsWith(chosen)) ?? '')}
        />
        <Label htmlFor={control.id}>{fieldText.fields.schedule.another}</Label>
        <Hint id={holidaysId}>
          <span>{partText.hall.holidaysMayBeMissing}</span>
          {copyReadAt !== null && records.length > 0 && (
            <span>{` ${partText.hall.asOf(formatDay(manilaDay(copyReadAt), translate))}`}</span>
          )}
        </Hint>
        <Input
          {...control}
          aria-describedby={`${control['aria-describedby']} ${holidaysId}`}
          {...(isTimeSettled && scheduleBounds(now))}
          ref={input}
          name="schedule"
          type={fieldRowOf('schedule').input?.control}
          $width="w20"
          required
          value={moment}
          onFocus={() => send({ type: 'FOCUS' })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') send({ type: 'ENTER', moment: event.currentTarget.value });
            else if (event.key !== 'Tab' && event.key !== 'Shift') send({ type: 'KEY_DOWN' });
          }}
          onChange={(event) => {
            choose(event.target.value);
            send({ type: 'CHANGE', moment: event.target.value });
          }}
          onBlur={() =>
            afterPointerUp(() => {
              // Read the current value: the press may have chosen another day.
              void setFieldTouched('schedule', true);
              send({ type: 'BLUR', moment: input.current?.value ?? '' });
            })
          }
        />
      </FormField>
      {day !== null && !state.hasTag('hallClosed') && (
        <DayHints>
          <Hint as="div">
            <HallDayNotes record={day} />
          </Hint>
          <PlacesLeft day={moment.slice(0, 10)} record={day} now={now} />
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

export const ScheduleField = ({ afterPointerUp, hallDays, PlacesLeft }: ScheduleFieldProps) => {
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
      PlacesLeft={PlacesLeft}
    />
  );
};

/** The schedule of appearance: the next open days to tap, the input beside them, and what is said of a choice. */
import { useMachine } from '@xstate/react';
import { memo, useEffect, useMemo, useRef } from 'react';
import { scheduleField } from '../../../../machines/request/schedule.ts';
import { controlAria, FieldFrame } from '../../../components/fields/FormField.tsx';
import { Said } from '../../../components/fields/formLayout.ts';
import { Input } from '../../../components/fields/inputs.ts';
import type { AfterPress } from '../../../components/fields/useAfterPointerUp.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { useClock, useIsTimeKnown } from '../../../context/clockContext.ts';
import { useLanguage } from '../../../context/localeContext.ts';
import { isWeekend } from '../../../domain/dates/day.ts';
import { longDay, shortDay } from '../../../domain/dates/formatDay.ts';
import {
  nextOpenDay,
  openMoments,
  type ScheduleWarning,
  scheduleWarnings,
} from '../../../domain/dates/openHours.ts';
import { asked, rowOf } from '../../../form/fields.ts';
import { scheduleBounds } from '../../../form/fieldTypes/schedule.ts';
import { words } from '../../../i18n/en/form.ts';
import { site } from '../../../site.ts';
import { DayChoice } from './DayPicker.tsx';
import { type FieldAnswer, useFieldAnswer } from './useField.ts';

const warningTitle = (warning: ScheduleWarning): string =>
  warning.kind === 'holiday'
    ? words.scheduleWarning.holiday(longDay(warning.day), words.holidays[warning.holiday])
    : warning.kind === 'closedHours'
      ? words.scheduleWarning.closedHours(site.place)
      : words.scheduleWarning.passed;

interface ScheduleFieldProps {
  readonly afterPress: AfterPress;
}

interface ScheduleProps extends ScheduleFieldProps, FieldAnswer {
  /** The minute that it is (epoch ms): what is offered and said hangs on no shorter time. */
  readonly now: number;
  /** Whether that is by the server's clock, or by a device's that nobody corrects. */
  readonly isKnown: boolean;
}

const Schedule = memo((field: ScheduleProps) => {
  const { value: moment, error, setFieldValue, setFieldTouched, now, isKnown, afterPress } = field;
  useLanguage();
  const clock = useClock();
  const input = useRef<HTMLInputElement>(null);
  const machine = useMemo(
    () =>
      scheduleField.provide({
        guards: { isWeekend: (_, { moment }) => isWeekend(moment) },
        actions: {
          clearSchedule: () => {
            // The native control keeps half-typed parts: it is emptied beside the value.
            if (input.current) input.current.value = '';
            void setFieldValue('schedule', '', true);
          },
        },
      }),
    [setFieldValue],
  );
  const [state, send] = useMachine(machine);
  // A restored moment was not chosen here: it is judged as any other, when the day is known.
  const chosenHere = useRef('');
  useEffect(() => {
    if (moment === '' || moment === chosenHere.current) return;
    let isOver = false;
    void clock.settled().then(() => {
      if (isOver) return;
      chosenHere.current = moment;
      send({ type: 'JUDGE', moment });
      void setFieldTouched('schedule', true);
    });
    return () => {
      isOver = true;
    };
  }, [moment, clock, send, setFieldTouched]);
  const choose = (chosen: string) => {
    chosenHere.current = chosen;
    // Judged anew where an error already shows, so that it goes when it is mended.
    void setFieldValue('schedule', chosen, error !== undefined);
  };
  const { label } = asked('schedule');
  const hint = words.fields.schedule.hint(site.place);
  const moments = openMoments(now);
  const refused = state.context.refused.slice(0, 10);
  const warnings = state.hasTag('unfinished') ? [] : scheduleWarnings(moment, now);
  return (
    <>
      {state.hasTag('weekendRefused') && (
        <Said>
          <Alert
            tone="error"
            icon="state-calendar"
            title={words.weekend.alert}
            onDismiss={() => {
              send({ type: 'DISMISS' });
              input.current?.focus();
            }}
          >
            <p>{words.weekend.next(longDay(refused), longDay(nextOpenDay(refused, now)))}</p>
          </Alert>
        </Said>
      )}
      <FieldFrame name="schedule" label={label} hint={hint} error={error}>
        <DayChoice
          label={words.form.days}
          days={moments.map((each) => ({ value: each.slice(0, 10), label: shortDay(each.slice(0, 10)) }))}
          isKnown={isKnown}
          chosen={moment.slice(0, 10)}
          onChoose={(day) => {
            const chosen = moments.find((each) => each.startsWith(day)) ?? '';
            choose(chosen);
            send({ type: 'JUDGE', moment: chosen });
          }}
        />
        <Input
          {...controlAria('schedule', { hint, error })}
          {...(isKnown && scheduleBounds(now))}
          ref={input}
          name="schedule"
          type={rowOf('schedule').input?.control}
          $width="w20"
          required
          value={moment}
          onFocus={() => send({ type: 'FOCUS' })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') send({ type: 'ENTER', moment: event.currentTarget.value });
            else if (event.key !== 'Tab' && event.key !== 'Shift') send({ type: 'KEY' });
          }}
          onChange={(event) => {
            choose(event.target.value);
            send({ type: 'CHANGE', moment: event.target.value });
          }}
          onBlur={() =>
            afterPress(() => {
              // What it holds now: the press may have chosen another day.
              void setFieldTouched('schedule', true);
              send({ type: 'BLUR', moment: input.current?.value ?? '' });
            })
          }
        />
      </FieldFrame>
      {warnings.map((warning) => (
        <Said key={warning.kind}>
          <Alert tone="warning" title={warningTitle(warning)}>
            <p>{words.scheduleWarning.next}</p>
          </Alert>
        </Said>
      ))}
    </>
  );
});

const minute = 60_000;

export const ScheduleField = ({ afterPress }: ScheduleFieldProps) => {
  // First: when the time comes to be known, the minute is another.
  const isKnown = useIsTimeKnown();
  const now = useClock().now();
  return (
    <Schedule
      {...useFieldAnswer('schedule')}
      now={now - (now % minute)}
      isKnown={isKnown}
      afterPress={afterPress}
    />
  );
};

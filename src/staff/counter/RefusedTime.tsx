/** Why no request can be stored for the chosen time, with the next one. Every answer stays in the form. */
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { focusField } from '../../components/fields/focusField.ts';
import { FocusedFormNotice } from '../../components/fields/formLayout.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { addDays } from '../../domain/dates/day.ts';
import { formatLongDay, formatMoment } from '../../domain/dates/formatDay.ts';
import type { HalfDayRefusal } from '../../domain/places/placeChoice.ts';
import { halfDayOf, maxPlaceDays } from '../../domain/places/placeName.ts';
import type { FormValues } from '../../form/values.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { formMessages } from '../../i18n/en/form.ts';
import { counterMessages } from './messages.ts';

const { places, hallClosed } = formMessages.english;
const titles = { full: places.full, hallClosed: hallClosed.alert, notOpenYet: places.notOpenYet };

interface RefusedTimeProps {
  readonly kind: HalfDayRefusal['kind'];
  /** The next time with a place; null where none is known. */
  readonly next: string | null;
}

export const RefusedTime = ({ kind, next }: RefusedTimeProps) => {
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const [refused] = useState(values.schedule ?? '');
  const halfDay = halfDayOf(refused);
  // Once another time is chosen, the refusal is over.
  if (halfDay === null || values.schedule !== refused) return null;
  const nextStep = next === null ? places.none : hallClosed.next(formatMoment(next, translateToEnglish));
  const opens = formatLongDay(addDays(halfDay.day, -maxPlaceDays), translateToEnglish);
  return (
    <FocusedFormNotice>
      <Alert tone="error" icon="state-calendar" title={titles[kind]}>
        <p>{hallClosed.half[halfDay.half](formatLongDay(halfDay.day, translateToEnglish))}</p>
        <p>
          {kind === 'notOpenYet' ? places.opens(opens) : nextStep} {counterMessages.form.answersKept}
        </p>
        {next !== null && (
          <ButtonRow>
            <Button
              secondary
              onClick={() => {
                void setFieldValue('schedule', next, true);
                // This button goes with the alert.
                focusField('schedule');
              }}
            >
              {hallClosed.take}
            </Button>
          </ButtonRow>
        )}
      </Alert>
    </FocusedFormNotice>
  );
};

/** What belongs to the end of an alert: it is needed, may not be past, and is mostly six in the evening. */
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import type { ListName } from '../../content/schema/lists.ts';
import { addDays, isRealMoment, manilaDay, manilaInstant } from '../../domain/dates/day.ts';
import { staffContentMessages } from './messages.ts';
import type { ControlValues } from './values.ts';

const { alertEnd: messages } = staffContentMessages;

const eveningTime = '18:00';

/** The moments that the buttons fill in; today's only until it is past. @param now epoch ms */
export const createAlertEnds = (
  now: number,
): readonly { readonly label: string; readonly moment: string }[] => {
  const today = manilaDay(now);
  return [
    { label: messages.today, moment: `${today}T${eveningTime}` },
    { label: messages.tomorrow, moment: `${addDays(today, 1)}T${eveningTime}` },
  ].filter(({ moment }) => manilaInstant(moment) > now);
};

/** Whether the record is an alert, which needs its end. */
export const isAlert = (list: ListName, values: ControlValues): boolean =>
  list === 'announcements' && values.urgent === true;

/** What is wrong with the end of an alert while it is typed; undefined if nothing is. */
export const explainAlertEnd = (list: ListName, values: ControlValues, now: number): string | undefined => {
  if (!isAlert(list, values)) return undefined;
  const end = String(values.validUntil ?? '');
  if (end === '') return staffContentMessages.problems.missing.validUntil;
  return isRealMoment(end) && manilaInstant(end) <= now ? messages.past : undefined;
};

interface AlertEndProps {
  readonly now: number;
  readonly onChoose: (moment: string) => void;
}

export const AlertEnd = ({ now, onChoose }: AlertEndProps) => (
  <ButtonRow>
    {createAlertEnds(now).map(({ label, moment }) => (
      <Button key={label} secondary onClick={() => onChoose(moment)}>
        {label}
      </Button>
    ))}
  </ButtonRow>
);

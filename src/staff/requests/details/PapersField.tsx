/** 'Are the papers here and complete?': what begins with the answer, and what the resident then reads (RA 11032). */
import type { Ref } from 'react';
import { formatMoment } from '../../../domain/dates/formatDay.ts';
import { workingDays } from '../../../domain/dates/latestDay.ts';
import { parseFormType } from '../../../form/typeNames.ts';
import { formTypes } from '../../../form/types.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { formatAppointment } from '../../../staff-core/appointment.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import { formatRequestField } from '../../../staff-core/request.ts';
import { StaffSelect } from '../../fields.tsx';
import type { RequestListEntry } from '../readRequests.ts';

const { papers: messages } = staffMessages.writing;

/** What the press on Save begins. */
const describeAnswer = (entry: RequestListEntry, areComplete: boolean): string => {
  if (!areComplete)
    return messages.waits(formatAppointment(entry, (moment) => formatMoment(moment, translateToEnglish)));
  const type = parseFormType(formatRequestField(entry.request, 'type'));
  const row = type === null ? null : formTypes[type];
  return row === null || row.outcome === 'visit' ? '' : messages.begins(workingDays[row.law]);
};

interface PapersFieldProps {
  readonly entry: RequestListEntry;
  /** Null while nobody said it. */
  readonly areComplete: boolean | null;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (areComplete: boolean) => void;
  readonly ref: Ref<HTMLSelectElement>;
}

export const PapersField = ({ entry, areComplete, error, isDisabled, onChange, ref }: PapersFieldProps) => {
  return (
    <StaffSelect
      name="papers"
      label={messages.question}
      hint={areComplete === null ? '' : describeAnswer(entry, areComplete)}
      error={error}
      ref={ref}
      value={areComplete === null ? '' : areComplete ? 'complete' : 'notYet'}
      disabled={isDisabled}
      onChange={(answer) => onChange(answer === 'complete')}
      options={[
        ...(areComplete === null ? [['', messages.choose] as const] : []),
        ['complete', messages.complete],
        ['notYet', messages.notYet],
      ]}
    />
  );
};

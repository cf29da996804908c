/** Why the hall is closed on a day, and what residents should know of the day: the barangay's own words. */
import styled from 'styled-components';
import type { LocalizedHallDay } from '../../content/models/hallDay.ts';
import { langOf } from '../../content/models/localize.ts';
import { halves } from '../../domain/places/placeName.ts';
import { SampleTag } from '../ui/SampleTag.tsx';

const Notes = styled.span`
  display: block;
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;

const Line = styled.span`
  display: block;
`;

interface HallDayNotesProps {
  readonly record: LocalizedHallDay;
}

export const HallDayNotes = ({ record }: HallDayNotesProps) => {
  const { reason, note, isHoliday, isClosed, isSample } = record;
  const isReasonShown = reason !== '' && (isHoliday || halves.some((half) => isClosed[half]));
  return (
    <Notes>
      {isReasonShown && <Line lang={langOf(record, 'reason')}>{reason}</Line>}
      {note !== '' && <Line lang={langOf(record, 'note')}>{note}</Line>}
      {isSample && <SampleTag />}
    </Notes>
  );
};

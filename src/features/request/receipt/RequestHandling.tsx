/** Until when the barangay must act on a request, as RA 11032 has it, or the day to which it extended that; and who handles it. */
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { manilaDay } from '../../../domain/dates/day.ts';
import { formatLongDate } from '../../../domain/dates/formatDay.ts';
import { findLatestDay, type ServiceClass } from '../../../domain/dates/latestDay.ts';
import { parseExtensionReason } from '../../../domain/request/extensionReason.ts';
import { formTypes } from '../../../form/types.ts';
import { serviceMessages } from '../../../i18n/en/service.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { usePastHallDays } from '../../../query/useHallDays.ts';
import type { FoundRequestProps } from './foundRequest.ts';

interface ActByProps {
  /** 'yyyy-mm-dd' */
  readonly acceptedOn: string;
  readonly law: ServiceClass;
}

const ActBy = ({ acceptedOn, law }: ActByProps) => {
  const translate = useTranslate();
  const { actBy } = useMessages(statusPageMessages);
  const { mayMove } = useMessages(serviceMessages).time;
  const { days } = usePastHallDays();
  return (
    <p>
      <span>{actBy(formatLongDate(findLatestDay(acceptedOn, law, days), translate))}</span>{' '}
      <span>{mayMove}</span>
    </p>
  );
};

/** Nothing for a request on which the barangay has nothing to do any more, or whose class in the law is unknown. */
const LawfulDay = ({ request: { state, accepted, until, untilReason, type, isDue } }: FoundRequestProps) => {
  const translate = useTranslate();
  const { extended, reason: why } = useMessages(statusPageMessages);
  const reason = parseExtensionReason(untilReason);
  if (state !== 'received' && state !== 'processing') return null;
  if (until !== null)
    return (
      <>
        <p>
          <span>{extended.until}</span> <b>{formatLongDate(until, translate)}</b>
        </p>
        {/* To a citizen who is still to come, an extension must not look like a new day. */}
        <p>{isDue ? `${extended.hallTime} ${extended.appointmentStays}` : extended.hallTime}</p>
        {reason !== null && (
          <p>
            <b>{why}</b> <span>{extended.reasons[reason]}</span>
          </p>
        )}
      </>
    );
  return accepted === null || type === null || formTypes[type].outcome === 'visit' ? null : (
    <ActBy acceptedOn={manilaDay(accepted)} law={formTypes[type].law} />
  );
};

export const RequestHandling = ({ request }: FoundRequestProps) => {
  const { handledBy } = useMessages(statusPageMessages);
  const { by, position } = request;
  return (
    <>
      <LawfulDay request={request} />
      {/* A name may be in a script of another direction, and must not turn the words around it. */}
      {by != null && (
        <p>
          <span>{handledBy}</span> <bdi>{by}</bdi>
          {position != null && (
            <>
              , <bdi>{position}</bdi>
            </>
          )}
        </p>
      )}
    </>
  );
};

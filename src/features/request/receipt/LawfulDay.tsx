/** Until when the barangay must act on a request, as RA 11032 has it, or the day to which it extended that. */
import type { ReceiptStatus } from '../../../../machines/request/status.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { manilaDay } from '../../../domain/dates/day.ts';
import { formatLongDate } from '../../../domain/dates/formatDay.ts';
import { findLatestDay, type ServiceClass } from '../../../domain/dates/latestDay.ts';
import { parseExtensionReason } from '../../../domain/request/extensionReason.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import { serviceMessages } from '../../../i18n/en/service.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { usePastHallDays } from '../../../query/useHallDays.ts';

interface LawfulDayProps {
  readonly found: ReceiptStatus;
  /** null where neither the link nor the tab says it: its class in the law is unknown. */
  readonly type: FormType | null;
  /** The citizen is still to come, so an extension must not look like a new day for them. */
  readonly isAppearanceDue: boolean;
}

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

/** Nothing for a request on which the barangay has nothing to do any more. */
export const LawfulDay = ({ found, type, isAppearanceDue }: LawfulDayProps) => {
  const { state = 'received', accepted = null, until = null, untilReason } = found;
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
        <p>{isAppearanceDue ? `${extended.hallTime} ${extended.appointmentStays}` : extended.hallTime}</p>
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

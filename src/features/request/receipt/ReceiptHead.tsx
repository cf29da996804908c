/**
 * The first thing of the confirmation and of the status page: when to come, and the reference. Ways to keep both follow. On paper it is
 * the stub that is torn off.
 */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { formatMomentNear } from '../../../domain/dates/formatDay.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { useToday } from '../../../ssr/hydration/useToday.ts';
import { onPaper } from '../../../theme/breakpoints.ts';
import type { AppointmentStanding } from './useHallOnDay.ts';

export const Slip = styled.div`
  min-width: 0;
  border: 2px solid var(--ink);
  background: var(--paper);
  ${onPaper} {
    position: relative;
    break-inside: avoid;
  }
`;

/* On paper the QR code of the receipt takes the right upper corner. */
const Head = styled.div`
  padding: 1rem 1.25rem;
  & > p {
    margin-top: 0.5rem;
  }
  ${onPaper} {
    min-height: 27mm;
    padding: 4pt 32mm 2pt 10pt;
    & > p {
      margin-top: 0;
      line-height: 1.2;
    }
  }
`;

/** Its parts stand on one line where they fit. */
const Largest = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.75rem;
  font-size: clamp(1.625rem, 1.4rem + 1.1vw, 2.25rem);
  font-weight: 700;
  line-height: 1.2;
  ${onPaper} {
    font-size: 20pt;
    line-height: 1.1;
  }
`;

const Reference = styled.b`
  font-family: ui-monospace, 'Roboto Mono', Consolas, monospace;
  letter-spacing: 0.08em;
`;

const Label = styled.span`
  font-size: 1.0625rem;
  font-weight: 400;
  ${onPaper} {
    font-size: 11pt;
  }
`;

interface ReceiptHeadProps {
  /** Null where the receipt does not include it. */
  readonly reference: string | null;
  /** 'yyyy-mm-ddThh:mm'; null where it is unknown, or where nobody is to come any more. */
  readonly appointment: string | null;
  /** Whether the hall moved the citizen to this appointment. */
  readonly isMoved: boolean;
  /** Only an open one is an order to come. */
  readonly standing: AppointmentStanding;
  readonly children?: ReactNode;
}

export const ReceiptHead = ({ reference, appointment, isMoved, standing, children }: ReceiptHeadProps) => {
  const translate = useTranslate();
  const { success } = useMessages(outcomeMessages);
  const { spelled } = useMessages(partMessages);
  const today = useToday();
  const label = standing !== 'open' ? success.yourDay : isMoved ? success.movedTo : success.appointment;
  const moment =
    appointment === null
      ? ''
      : formatMomentNear({ day: appointment.slice(0, 10), time: appointment.slice(11) }, today, translate);
  return (
    <Head>
      {appointment !== null && (
        <>
          <Label>{label}</Label>
          <Largest>{standing === 'closed' ? <s>{moment}</s> : <span>{moment}</span>}</Largest>
        </>
      )}
      {reference !== null && (
        <Largest>
          <Label>{success.reference}</Label>
          <VisuallyHidden>{` ${spelled(reference)}`}</VisuallyHidden>
          <Reference aria-hidden="true">{reference}</Reference>
        </Largest>
      )}
      {children}
    </Head>
  );
};

/**
 * Confirmation after success (spec §2, §8): reference, receipt code, day, requirements, all submitted answers, and the
 * office to ask. It replaces the form, focuses its heading, and prints on one page.
 */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { StoredResult } from '../../../../machines/request/context.ts';
import { listFeeAndTime } from '../../../components/charter/feeAndTime.tsx';
import { omitPastAppointment } from '../../../components/charter/times.ts';
import { TwoColumnGrid } from '../../../components/layout/TwoColumnGrid.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import type { OpenRequest } from '../../../context/requests.ts';
import { formatInstant, formatMoment } from '../../../domain/dates/formatDay.ts';
import { appointmentOf } from '../../../domain/request/appointment.ts';
import { findCertificate } from '../../../form/certificate.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';
import { useFormService } from '../../../query/useFormService.ts';
import { useHallDays } from '../../../query/useHallDays.ts';
import { site } from '../../../site.ts';
import { useToday } from '../../../ssr/hydration/useToday.ts';
import { minWidth, onPaper } from '../../../theme/breakpoints.ts';
import { notOnPaper } from '../../../theme/printVisibility.ts';
import { RequirementsPanel } from '../requirements/RequirementsPanel.tsx';
import { useSamePersonRequest } from '../submission/useSamePersonRequest.ts';
import { ClaimSlip, ClerkLine } from './ClaimSlip.tsx';
import { ContactOffice } from './ContactOffice.tsx';
import { InAppBrowserNotice } from './InAppBrowserNotice.tsx';
import { NextRequest } from './NextRequest.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptBlock } from './ReceiptBlock.tsx';
import { ReceiptInTab } from './ReceiptInTab.tsx';
import { toReceiptLink } from './receiptLink.ts';
import { SubmittedAnswers } from './SubmittedAnswers.tsx';
import { useReceiptDays } from './useReceiptDays.ts';

const Top = styled.div`
  padding: 1.5rem 0 1.25rem;
  ${notOnPaper}
`;

const Title = styled.h1`
  margin: 0.5rem 0 1.25rem;
  ${onPaper} {
    margin: 3pt 0;
    font-size: 15pt;
  }
`;

/* The requirements are beside both parts on wide screens, and between them in one column. */
const Sheet = styled(TwoColumnGrid)`
  ${minWidth.wide} {
    grid-template-rows: auto 1fr;
  }
  ${onPaper} {
    & > * + * {
      margin-top: 3pt;
    }
    h2 {
      font-size: 12pt;
    }
  }
`;

const SideContent = styled.div`
  ${minWidth.wide} {
    grid-row: span 2;
  }
`;

const OnScreen = styled.div`
  ${notOnPaper}
`;

interface ConfirmationProps {
  readonly type: FormType;
  readonly stored: StoredResult;
  /** Whether the tab holds the receipt. */
  readonly isInTab: boolean;
  /** Whether the citizen cleared it from the tab. */
  readonly isCleared: boolean;
  readonly onClear: () => void;
  readonly onAnother: () => void;
  readonly request: OpenRequest;
}

export const Confirmation = ({
  type,
  stored,
  isInTab,
  isCleared,
  onClear,
  onAnother,
  request,
}: ConfirmationProps) => {
  const translate = useTranslate();
  const startForSamePerson = useSamePersonRequest(request);
  const successMessages = useMessages(outcomeMessages).success;
  const requestText = useMessages(requestMessages);
  const receiptText = useMessages(receiptMessages);
  const { recordId, receiptCode, record, mayBeOlder } = stored;
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useFormService(type);
  const today = useToday();
  const { days: hallDays } = useHallDays();
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const service = requestText.services[type].name;
  const certificate = type === 'BARANGAY_CERTIFICATIONS' ? findCertificate(record?.purpose) : null;
  const found = useReceiptDays(record === null ? receiptCode : null);
  const schedule = record === null ? (found?.schedule ?? stored.schedule) : String(record.schedule);
  const movedTo = found?.movedTo ?? null;
  const appointment = appointmentOf({ schedule, movedTo });
  const olderNote =
    record !== null
      ? successMessages.earlier
      : schedule !== null
        ? successMessages.earlierDay
        : successMessages.unknownVersion;
  // A receipt that the tab keeps can be opened after its day.
  const counted = omitPastAppointment(appointment, today);
  const moment = appointment === null ? '' : formatMoment(appointment, translate);
  // Uses the current origin, because its store has the receipt.
  const link = new URL(toReceiptLink(receiptCode, type), window.location.origin).href;
  return (
    <>
      <Top>
        <Alert tone="good" title={successMessages.alert}>
          {mayBeOlder && <p>{olderNote}</p>}
          {/* After a reload many come for the next request. */}
          {record === null && (
            <ButtonRow>
              <Button secondary onClick={onAnother}>
                {successMessages.another}
              </Button>
            </ButtonRow>
          )}
        </Alert>
        <InAppBrowserNotice page="receipt" />
      </Top>
      <Title ref={heading} tabIndex={-1}>
        {successMessages.title}
      </Title>
      <Sheet>
        <div>
          <ClaimSlip
            reference={recordId}
            about={
              <>
                {record !== null && (
                  <>
                    <span>{successMessages.sent(formatInstant(Number(record.dateCreated), translate))}</span>
                    <br />
                  </>
                )}
                <span>{service}</span>
              </>
            }
            rows={[
              ...(appointment === null
                ? []
                : [
                    {
                      label: movedTo === null ? successMessages.appointment : successMessages.movedTo,
                      value: moment,
                      isAppointment: true,
                    },
                  ]),
              { label: successMessages.where, value: site.hall.name },
              ...listFeeAndTime({ type, result, schedule: counted, certificate, hallDays }, translate),
            ]}
          >
            <ReceiptBlock
              code={receiptCode}
              link={link}
              linkNote={formTypes[type].isNamedInLinks ? receiptText.linkNote : undefined}
            />
          </ClaimSlip>
          <OnScreen>
            <ReceiptActions
              facts={{ type, reference: recordId, code: receiptCode, link, schedule, appointment, result }}
              moment={moment}
            />
            <ReceiptInTab isInTab={isInTab} isCleared={isCleared} onClear={onClear} />
          </OnScreen>
        </div>
        <SideContent>
          <RequirementsPanel type={type} result={result} />
          <ContactOffice />
        </SideContent>
        <div>
          {record !== null && (
            <section>
              <h2>{receiptText.sent}</h2>
              <SubmittedAnswers type={type} record={record} />
            </section>
          )}
          <ClerkLine />
          <NextRequest onAnother={onAnother} onSamePerson={record === null ? null : startForSamePerson} />
        </div>
      </Sheet>
    </>
  );
};

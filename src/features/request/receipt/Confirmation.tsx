/**
 * Confirmation after success (spec §2, §8): day, reference, receipt code, requirements, all submitted answers, and the
 * office to ask. It replaces the form, focuses its heading, and prints on one page. What must not be missed is on the first screen of a
 * small phone.
 */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { StoredResult } from '../../../../machines/request/context.ts';
import { listFeeAndTime } from '../../../components/charter/feeAndTime.tsx';
import { narrowResult } from '../../../components/charter/narrowService.ts';
import { TwoColumnGrid } from '../../../components/layout/TwoColumnGrid.ts';
import { Icon } from '../../../components/media/Icon.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { parseReceiptDays } from '../../../content/models/reference.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import type { RequestStore } from '../../../context/requests.ts';
import { appointmentOf } from '../../../domain/request/appointment.ts';
import { findPaperChoice } from '../../../form/certificate.ts';
import type { FormType } from '../../../form/types.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { useFormService } from '../../../query/useFormService.ts';
import { useHallDays } from '../../../query/useHallDays.ts';
import { minWidth, onPaper } from '../../../theme/breakpoints.ts';
import { notOnPaper, onlyOnPaper } from '../../../theme/printVisibility.ts';
import { RequirementsPanel } from '../requirements/RequirementsPanel.tsx';
import { useSamePersonRequest } from '../submission/useSamePersonRequest.ts';
import { AppointmentNotes } from './AppointmentNotes.tsx';
import { ClaimSlip } from './ClaimSlip.tsx';
import { ContactOffice } from './ContactOffice.tsx';
import { HallWarning } from './HallWarning.tsx';
import { InAppBrowserNotice } from './InAppBrowserNotice.tsx';
import { KeepActions } from './KeepActions.tsx';
import { NextRequest } from './NextRequest.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { toReceiptUrl } from './receiptLink.ts';
import { SubmittedAnswers } from './SubmittedAnswers.tsx';
import { useHallOnDay } from './useHallOnDay.ts';

const Top = styled.div`
  padding-top: 1.25rem;
  ${onPaper} {
    padding: 0;
  }
`;

const Success = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  margin-top: 0.5rem;
  font-size: 1rem;
  font-weight: 700;
  svg {
    color: var(--leaf);
  }
`;

const Title = styled.h1`
  margin: 0.25rem 0 1rem;
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

/** A line that a clerk fills in. */
const ClerkLine = styled.p`
  ${onlyOnPaper}
  padding-top: 12pt;
  font-size: 11pt;
`;

/**
 * The days of a receipt that was stored before this page opened: the hall may have moved the citizen since. Null until they are read,
 * and where they cannot be.
 * @param code null for a receipt that this page has just stored
 */
const useReceiptDays = (code: string | null): ReturnType<typeof parseReceiptDays> | null => {
  const [days, setDays] = useState<ReturnType<typeof parseReceiptDays> | null>(null);
  useEffect(() => {
    if (code === null) return;
    let isShown = true;
    const read = async (): Promise<void> => {
      const found = await (await loadFirestoreClient()).readReceipt({ code });
      if (isShown && found !== null) setDays(parseReceiptDays(found));
    };
    // Without an answer the confirmation shows what the tab keeps, and its link opens the status.
    read().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [code]);
  return days;
};

interface ReceiptInTabProps {
  /** Whether the tab holds the receipt. */
  readonly isInTab: boolean;
  /** Whether the citizen cleared it from the tab. */
  readonly isCleared: boolean;
  readonly onClear: () => void;
}

const ReceiptInTab = ({ isInTab, isCleared, onClear }: ReceiptInTabProps) => {
  const { keep, write } = useMessages(outcomeMessages).success;
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is gone: its focus goes to what it did.
    if (isCleared) status.current?.focus({ preventScroll: true });
  }, [isCleared]);
  return (
    <>
      <div ref={status} role="status" tabIndex={-1}>
        <p>{isInTab ? keep.inTab : isCleared ? keep.cleared : write}</p>
      </div>
      {isInTab && (
        <ButtonRow>
          <Button secondary onClick={onClear}>
            {keep.clear}
          </Button>
        </ButtonRow>
      )}
    </>
  );
};

interface ConfirmationProps extends ReceiptInTabProps {
  readonly type: FormType;
  readonly stored: StoredResult;
  readonly onAnother: () => void;
  readonly request: RequestStore;
}

export const Confirmation = ({ type, stored, onAnother, request, ...inTab }: ConfirmationProps) => {
  const translate = useTranslate();
  const startForSamePerson = useSamePersonRequest(request);
  const messages = useMessages(outcomeMessages).success;
  const heading = useRef<HTMLHeadingElement>(null);
  const result = narrowResult(useFormService(type), findPaperChoice(type, stored.record?.purpose), translate);
  const { days: hallDays } = useHallDays();
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const { recordId, receiptCode, record } = stored;
  const found = useReceiptDays(record === null ? receiptCode : null);
  const schedule = record === null ? (found?.schedule ?? stored.schedule) : String(record.schedule);
  const movedTo = found?.movedTo ?? null;
  const appointment = appointmentOf({ schedule, movedTo });
  const link = toReceiptUrl(receiptCode, type);
  const facts = { type, reference: recordId, code: receiptCode, link, schedule, appointment, result };
  const hall = useHallOnDay(appointment);
  // Nothing that leaves the page tells anybody to come on a closed day.
  const shared = hall.standing === 'closed' ? { ...facts, appointment: null } : facts;
  const isMoved = movedTo !== null;
  // A receipt that the tab keeps can be opened after its day, when the page does not know whether the citizen came.
  const counted = hall.standing === 'open' ? appointment : null;
  return (
    <>
      <Top>
        {/* The heading takes the focus below it, so a screen reader must say it by itself. */}
        <div role={hall.isWarned ? 'alert' : undefined}>
          <HallWarning appointment={appointment} hall={hall} />
        </div>
        <OnScreen>
          <InAppBrowserNotice page="receipt" />
          <Success role="alert">
            {!hall.isWarned && <Icon name="state-ok" />}
            <span>{messages.alert}</span>
          </Success>
        </OnScreen>
      </Top>
      <Title ref={heading} tabIndex={-1}>
        {messages.title}
      </Title>
      <Sheet>
        <div>
          <ClaimSlip
            facts={facts}
            sentAt={record === null ? null : Number(record.dateCreated)}
            isMoved={isMoved}
            standing={hall.standing}
            rows={listFeeAndTime({ type, result, schedule: counted, hallDays }, translate)}
          >
            <OnScreen>
              <AppointmentNotes isMoved={isMoved} hall={hall} />
              <KeepActions {...shared} picture={shared} />
              {/* After a reload many come for the next request. */}
              {record === null && (
                <ButtonRow>
                  <Button secondary onClick={onAnother}>
                    {messages.another}
                  </Button>
                </ButtonRow>
              )}
            </OnScreen>
          </ClaimSlip>
          <OnScreen>
            <ReceiptActions facts={shared} />
            <ReceiptInTab {...inTab} />
          </OnScreen>
        </div>
        <SideContent>
          <RequirementsPanel type={type} result={result} isOnReceipt />
          <ContactOffice />
        </SideContent>
        <div>
          {record !== null && <SubmittedAnswers type={type} record={record} />}
          <ClerkLine>{messages.clerk}</ClerkLine>
          <NextRequest onAnother={onAnother} onSamePerson={record === null ? null : startForSamePerson} />
        </div>
      </Sheet>
    </>
  );
};

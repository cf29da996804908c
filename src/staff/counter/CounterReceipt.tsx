/** The receipt of a request that was entered at the counter, to be printed for the person: on paper as the site prints its own. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { listFeeAndTime } from '../../components/charter/feeAndTime.tsx';
import { narrowResult } from '../../components/charter/narrowService.ts';
import { Letterhead } from '../../components/layout/Letterhead.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { PrintButton } from '../../components/ui/PrintButton.tsx';
import type { ServiceSummary } from '../../content/models/formService.ts';
import { formatInstant } from '../../domain/dates/formatDay.ts';
import { ClaimSlip } from '../../features/request/receipt/ClaimSlip.tsx';
import { toReceiptUrl } from '../../features/request/receipt/receiptLink.ts';
import { RequirementsPanel } from '../../features/request/requirements/RequirementsPanel.tsx';
import { findPaperChoice } from '../../form/certificate.ts';
import { noName } from '../../form/fieldTypes/text.ts';
import { parseFormType } from '../../form/typeNames.ts';
import type { FormType } from '../../form/types.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { sanitizeLine } from '../../lib/sanitizeLine.ts';
import type { QueryResult } from '../../query/useRecords.ts';
import type { StoredEntry } from '../../staff-core/entry/enterRequest.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { onlyOnPaper } from '../../theme/printVisibility.ts';
import { documentMessages } from '../documents/messages.ts';
import { Lead, OnScreen, Title } from '../styles.ts';
import type { CounterRecords } from './counterActors.ts';
import { counterMessages } from './messages.ts';

const { saved: messages } = counterMessages;

const SheetTitle = styled.p`
  ${onlyOnPaper}
  margin: 3pt 0;
  font-size: 15pt;
  font-weight: 700;
`;

const Sheet = styled.div`
  max-width: 48rem;
  margin-top: 1.5rem;
  & > * + * {
    margin-top: 1.5rem;
  }
  ${onPaper} {
    max-width: none;
    margin-top: 0;
    h2 {
      font-size: 12pt;
    }
    & > * + * {
      margin-top: 6pt;
    }
  }
`;

interface SlipProps {
  readonly stored: StoredEntry;
  readonly type: FormType;
  readonly records: CounterRecords;
  readonly result: QueryResult<ServiceSummary | null>;
}

const Slip = ({ stored: { recordId, receiptCode, record }, type, records, result }: SlipProps) => {
  const schedule = String(record.schedule);
  const link = toReceiptUrl(receiptCode, type);
  const person = [record.fname, record.lname]
    .map((name) => sanitizeLine(String(name ?? ''), 80))
    .filter((name) => name !== noName)
    .join(' ');
  return (
    <ClaimSlip
      facts={{ type, reference: recordId, code: receiptCode, link, schedule, appointment: schedule, result }}
      sentAt={Number(record.dateCreated)}
      rows={[
        { label: messages.for, value: person },
        ...listFeeAndTime({ type, result, schedule, hallDays: records.hallDays }, translateToEnglish),
      ]}
      hasLink={false}
    />
  );
};

interface CounterReceiptProps {
  /** As the store has it. */
  readonly reference: string;
  /** Whether an earlier version of the answers is stored. */
  readonly isEarlier: boolean;
  /** Null in the build for quality assurance, which stores nothing. */
  readonly stored: StoredEntry | null;
  readonly records: CounterRecords;
  /** Epoch ms. */
  readonly now: number;
  readonly onAnother: () => void;
  /** Null where the hall has no text of a document for this request. */
  readonly onPrepare: (() => void) | null;
  readonly onBack: () => void;
}

export const CounterReceipt = ({
  reference,
  isEarlier,
  stored,
  records,
  now,
  onAnother,
  onPrepare,
  onBack,
}: CounterReceiptProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  const type = stored && parseFormType(String(stored.record.type));
  const result = narrowResult(
    { status: 'success', data: (type && records.services.get(type)) ?? null },
    findPaperChoice(type, stored?.record.purpose),
    translateToEnglish,
  );
  return (
    <>
      <Letterhead>{messages.printed(formatInstant(now, translateToEnglish))}</Letterhead>
      <OnScreen>
        <Title ref={title} tabIndex={-1}>
          {messages.title(reference)}
        </Title>
        {isEarlier && <Alert tone="warning" title={messages.earlier} />}
        <Lead>{messages.lead}</Lead>
        <ButtonRow>
          <PrintButton>{messages.print}</PrintButton>
          {onPrepare !== null && (
            <Button secondary onClick={onPrepare}>
              {documentMessages.open}
            </Button>
          )}
          <Button secondary onClick={onAnother}>
            {messages.another}
          </Button>
          <Button secondary onClick={onBack}>
            {messages.back}
          </Button>
        </ButtonRow>
      </OnScreen>
      {stored !== null && type !== null && (
        <Sheet>
          <SheetTitle>{messages.sheet}</SheetTitle>
          <Slip stored={stored} type={type} records={records} result={result} />
          <RequirementsPanel type={type} result={result} isOnReceipt />
        </Sheet>
      )}
    </>
  );
};

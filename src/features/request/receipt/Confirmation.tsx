/**
 * After success (spec §2, §8): the reference, the receipt, the day, what to bring, everything that was sent, and whom to
 * ask. It replaces the form, its heading takes the focus, and it prints on one page.
 */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Stored } from '../../../../machines/request/context.ts';
import { TwoColumnGrid } from '../../../components/layout/TwoColumnGrid.ts';
import { requestStatusPath } from '../../../components/paths/servicePaths.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import type { Service } from '../../../content/models/service.ts';
import { formatInstant, formatLongDate, formatMoment } from '../../../domain/dates/formatDay.ts';
import { findLatestDay, workingDays } from '../../../domain/dates/latestDay.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import { requestFormMessages } from '../../../i18n/en/form.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import type { QueryResult } from '../../../query/useRecords.ts';
import { useCharterService } from '../../../query/useService.ts';
import { site } from '../../../site.ts';
import { minWidth, onPaper } from '../../../theme/breakpoints.ts';
import { notOnPaper } from '../../../theme/printVisibility.ts';
import { BringSheet } from '../requirements/RequirementsPanel.tsx';
import { feeOf } from '../requirements/requirements.ts';
import { ClaimStub, ClerkLine } from './ClaimSlip.tsx';
import { AskHall } from './ContactOffice.tsx';
import { KeepReceipt } from './ReceiptActions.tsx';
import { ReceiptBlock } from './ReceiptBlock.tsx';
import { SentAnswers } from './SubmittedAnswers.tsx';

const Top = styled.div`
  padding: 1.5rem 0 1.25rem;
  ${notOnPaper}
`;

const Title = styled.h1`
  margin: 0.5rem 0 1.25rem;
  ${onPaper} {
    margin: 4pt 0;
    font-size: 15pt;
  }
`;

/* What to bring stands beside both, and between them where there is one column. */
const Sheet = styled(TwoColumnGrid)`
  ${minWidth.wide} {
    grid-template-rows: auto 1fr;
  }
  ${onPaper} {
    & > * + * {
      margin-top: 4pt;
    }
    h2 {
      font-size: 12pt;
    }
  }
`;

const Beside = styled.div`
  ${minWidth.wide} {
    grid-row: span 2;
  }
`;

const Small = styled.span`
  display: block;
  font-size: 1.0625rem;
  font-weight: 400;
  line-height: 1.45;
  ${onPaper} {
    font-size: 8.5pt;
    line-height: 1.25;
  }
`;

const Line = styled.span`
  display: block;
`;

const OnScreen = styled.div`
  ${notOnPaper}
`;

interface ConfirmationProps {
  readonly type: FormType;
  readonly stored: Stored;
  readonly onAnother: () => void;
}

const said = requestFormMessages.success;

const Fee = ({
  type,
  reading,
}: {
  readonly type: FormType;
  readonly reading: QueryResult<Service | null>;
}) => {
  const service = reading.status === 'success' ? reading.data : null;
  const law = feeOf(type);
  const act = law === null ? null : /RA \d+/.exec(law);
  const fees = service?.fees ?? [];
  if (reading.status === 'loading') return <span>{partMessages.loading}</span>;
  // What the charter tells of an act is not told twice.
  const isTold = act !== null && fees.some((fee) => fee.includes(act[0]));
  const told = fees.length === 0 && law === null ? [receiptMessages.feeUnknown] : [...new Set(fees)];
  return (
    <>
      {told.map((fee, at) => (
        <Line key={fee}>
          <span>{fee}</span> {at === 0 && fees.length > 0 && service?.isSample === true && <SampleTag />}
        </Line>
      ))}
      {law !== null && !isTold && <Small>{law}</Small>}
    </>
  );
};

export const Confirmation = ({ type, stored, onAnother }: ConfirmationProps) => {
  const { id, code, record, earlier } = stored;
  const heading = useRef<HTMLHeadingElement>(null);
  const reading = useCharterService(type);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const { law } = formTypes[type];
  const service = requestFormMessages.services[type].name;
  const schedule = record === null ? null : String(record.schedule);
  const latest = schedule === null ? null : findLatestDay(schedule.slice(0, 10), law);
  const moment = schedule === null ? '' : formatMoment(schedule);
  // The address by which this page was reached, for its store has the receipt.
  const link = new URL(requestStatusPath(code), window.location.origin).href;
  return (
    <>
      <Top>
        <Alert tone="good" title={said.alert}>
          {earlier && <p>{record === null ? said.unknownVersion : said.earlier}</p>}
        </Alert>
      </Top>
      <Title ref={heading} tabIndex={-1}>
        {said.title}
      </Title>
      <Sheet>
        <ClaimStub
          reference={id}
          about={
            <>
              {record !== null && (
                <>
                  <span>{said.sent(formatInstant(Number(record.dateCreated)))}</span>
                  <br />
                </>
              )}
              <span>{service}</span>
            </>
          }
          rows={[
            ...(schedule === null ? [] : [{ label: said.comeOn, value: moment }]),
            { label: said.where, value: site.hall.name },
            { label: receiptMessages.fee, value: <Fee type={type} reading={reading} /> },
            ...(latest === null
              ? []
              : [
                  {
                    label: receiptMessages.latest,
                    value: (
                      <>
                        <span>{receiptMessages.latestDay(formatLongDate(latest))}</span>
                        <Small>{receiptMessages.latestNote(workingDays[law])}</Small>
                      </>
                    ),
                  },
                ]),
          ]}
        >
          <ReceiptBlock code={code} link={link} />
        </ClaimStub>
        <Beside>
          <BringSheet type={type} reading={reading} />
          <OnScreen>
            <KeepReceipt
              text={receiptMessages.keep.text(service, id, moment, link)}
              reference={id}
              service={service}
              schedule={schedule}
            />
            <p>{said.write}</p>
          </OnScreen>
          <AskHall />
        </Beside>
        <div>
          {record !== null && (
            <section>
              <h2>{receiptMessages.sent}</h2>
              <SentAnswers type={type} record={record} />
            </section>
          )}
          <ClerkLine />
          <ButtonRow>
            <ButtonLink secondary to="/home">
              {said.back}
            </ButtonLink>
            <Button secondary onClick={onAnother}>
              {said.another}
            </Button>
          </ButtonRow>
        </div>
      </Sheet>
    </>
  );
};

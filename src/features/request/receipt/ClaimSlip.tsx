/**
 * Slip that the citizen takes to the hall: the appointment and the reference above a tear line, then what the request is about, then
 * the receipt code as text, as a link to its status and as a QR code. Prints on one sheet, with the full URL.
 */
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { QrCode } from '../../../components/media/QrCode.tsx';
import { useIsInAppBrowser } from '../../../components/ui/useIsInAppBrowser.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { formatInstant } from '../../../domain/dates/formatDay.ts';
import { formTypes } from '../../../form/types.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';
import { sharingMessages } from '../../../i18n/en/sharing.ts';
import { site } from '../../../site.ts';
import { onPaper } from '../../../theme/breakpoints.ts';
import { notOnPaper, onlyOnPaper } from '../../../theme/printVisibility.ts';
import { ReceiptHead, Slip } from './ReceiptHead.tsx';
import type { ReceiptFacts } from './receiptPicture.ts';
import { SummaryList } from './SummaryList.tsx';
import type { AppointmentStanding } from './useHallOnDay.ts';

const monospace = "ui-monospace, 'Roboto Mono', Consolas, monospace";

/* What a person reads once stands below what must not be missed. */
const Sent = styled.p`
  color: var(--ink2);
  font-size: 1.0625rem;
  span {
    display: block;
  }
  ${onPaper} {
    color: inherit;
    font-size: 11pt;
    span {
      display: inline;
    }
    span + span::before {
      content: '· ';
    }
  }
`;

const Rows = styled(SummaryList)`
  padding: 0.5rem 1.25rem 1rem;
  border-top: 2px dashed var(--edge);
  & > div:last-child {
    border: 0;
  }
  ${onPaper} {
    padding: 2pt 10pt;
    /* The place is short, and the fee beside it is not. */
    & > :first-child {
      flex-basis: 30%;
    }
  }
`;

const Receipt = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
  padding: 1.25rem;
  border-top: 2px dashed var(--edge);
  ${onPaper} {
    padding: 2pt 10pt;
    line-height: 1.2;
  }
`;

const Details = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  ${onPaper} {
    font-size: 10pt;
  }
`;

const Code = styled.p`
  font: 600 1.0625rem/1.45 ${monospace};
  user-select: all;
  ${onPaper} {
    font-size: 11pt;
    line-height: 1.2;
  }
`;

const Note = styled.p`
  color: var(--ink2);
  font-size: 1.0625rem;
  line-height: 1.45;
  ${notOnPaper}
`;

const LinkLine = styled.p`
  margin-top: 0.35rem;
  a {
    display: inline-block;
    padding: 0.55rem 0;
    font-weight: 600;
  }
  ${notOnPaper}
`;

const PrintedLink = styled.p`
  ${onlyOnPaper}
  font-size: 9pt;
`;

/** A new tab, because the answers on the page are lost once the user leaves it; inside another app there is none. */
const StatusLink = ({ link }: { readonly link: string }) => {
  const { link: label } = useMessages(receiptMessages);
  const { newTab } = useMessages(sharingMessages);
  return useIsInAppBrowser() ? (
    <a href={link}>{label}</a>
  ) : (
    <>
      {/* biome-ignore lint/security/noBlankTarget: a page of this site, with a copy of what the tab keeps */}
      <a href={link} target="_blank" rel="opener">
        {label}
      </a>{' '}
      <span>{newTab}</span>
    </>
  );
};

interface ClaimSlipProps {
  readonly facts: ReceiptFacts;
  /** When the request was sent, epoch ms; null where it is unknown. */
  readonly sentAt: number | null;
  /** Whether the hall moved the citizen to this appointment. */
  readonly isMoved?: boolean;
  readonly standing?: AppointmentStanding;
  /** The rows below the place. */
  readonly rows: ComponentProps<typeof SummaryList>['rows'];
  /** False on the staff page, whose browser is not the citizen's: the link is only printed, and in the QR code. */
  readonly hasLink?: boolean;
  /** Below the appointment and the reference. */
  readonly children?: ReactNode;
}

export const ClaimSlip = ({
  facts,
  sentAt,
  isMoved = false,
  standing = 'open',
  rows,
  hasLink = true,
  children,
}: ClaimSlipProps) => {
  const { type, reference, code, link, appointment } = facts;
  const translate = useTranslate();
  const messages = useMessages(receiptMessages);
  const { success } = useMessages(outcomeMessages);
  const { services } = useMessages(requestMessages);
  return (
    <Slip>
      <ReceiptHead reference={reference} appointment={appointment} isMoved={isMoved} standing={standing}>
        {children}
        <Sent>
          <span>{services[type].name}</span>{' '}
          {sentAt !== null && <span>{success.sent(formatInstant(sentAt, translate))}</span>}
        </Sent>
      </ReceiptHead>
      <Rows rows={[{ label: success.where, value: site.hall.name }, ...rows]} />
      <Receipt>
        <QrCode text={link} label={messages.qr} />
        <Details>
          <p>{messages.code}</p>
          <Code>{code}</Code>
          <Note>{messages.codeNote}</Note>
          {hasLink && (
            <LinkLine>
              <StatusLink link={link} />
            </LinkLine>
          )}
          {formTypes[type].isNamedInLinks && <Note>{messages.linkNote}</Note>}
          <PrintedLink>{link}</PrintedLink>
        </Details>
      </Receipt>
    </Slip>
  );
};

/**
 * Slip that the citizen takes to the hall: the reference above a tear line, the details of the request below. Prints
 * on one sheet.
 */
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.ts';
import { useMessages } from '../../../context/localeContext.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { minWidth, onPaper } from '../../../theme/breakpoints.ts';
import { onlyOnPaper } from '../../../theme/printVisibility.ts';
import { printedRows } from './printedRows.ts';

/** On paper the reference and the appointment are the largest: by them a clerk finds the request. */
const printedReferenceSize = '20pt';

/** On paper the QR code of the receipt takes the right upper corner. */
const besideQrCode = css`
  padding-right: 32mm;
  padding-left: 10pt;
`;

const Slip = styled.div`
  min-width: 0;
  border: 2px solid var(--ink);
  background: var(--paper);
  ${onPaper} {
    position: relative;
    break-inside: avoid;
  }
`;

/* The stub to tear off ends below the appointment; without one, below the QR code. */
const headAlone = css`
  min-height: 27mm;
  border-bottom: 2px dashed var(--edge);
`;

const Head = styled.div<{ readonly $isAlone: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  padding: 1.25rem;
  border-bottom: 2px dashed var(--edge);
  & > * {
    min-width: 0;
  }
  ${onPaper} {
    border: 0;
    ${besideQrCode}
    padding-top: 4pt;
    padding-bottom: 0;
    ${({ $isAlone }) => $isAlone && headAlone}
  }
`;

const Reference = styled.span`
  display: block;
  margin-top: 0.35rem;
  font: 700 clamp(2.5rem, 2rem + 3vw, 3.5rem) / 1 ui-monospace, 'Roboto Mono', Consolas, monospace;
  letter-spacing: 0.08em;
  ${onPaper} {
    font-size: ${printedReferenceSize};
  }
`;

/** Labels with their values, beside each other where there is room; on paper the label is over its value. */
export const SlipRows = styled.dl`
  display: grid;
  padding: 0.5rem 1.25rem 1rem;
  & > div {
    min-width: 0;
    padding: 0.6rem 0;
    border-bottom: 1px solid var(--line);
  }
  & > div:last-child {
    border: 0;
  }
  dt {
    color: var(--ink2);
    font-size: 1.0625rem;
  }
  dd {
    min-width: 0;
    font-weight: 600;
  }
  ${minWidth.pair} {
    & > div {
      display: grid;
      grid-template-columns: 13rem 1fr;
      gap: 1rem;
    }
  }
  ${printedRows}
  ${onPaper} {
    padding: 2pt 10pt;
    & > [data-is='appointment'] {
      flex-basis: 100%;
      max-width: none;
      margin: 0 -10pt;
      border-bottom: 2px dashed var(--edge);
      ${besideQrCode}
      dd {
        font-size: ${printedReferenceSize};
        line-height: 1.1;
      }
    }
    /* The place is short, and the fee beside it is not. */
    & > [data-is='appointment'] + div {
      flex-basis: 30%;
    }
  }
`;

interface ClaimSlipProps {
  readonly reference: string;
  /** Text beside the reference code: when the request was sent, and for which service. */
  readonly about: ReactNode;
  readonly rows: readonly {
    readonly label: string;
    readonly value: ReactNode;
    /** Printed as large as the reference. */
    readonly isAppointment?: boolean;
  }[];
  /** Content below the rows. */
  readonly children?: ReactNode;
}

export const ClaimSlip = ({ reference, about, rows, children }: ClaimSlipProps) => {
  const formText = useMessages(outcomeMessages);
  const partText = useMessages(partMessages);
  return (
    <Slip>
      <Head $isAlone={!rows.some(({ isAppointment }) => isAppointment)}>
        <div>
          <span>{formText.success.reference}</span>
          <VisuallyHidden>{` ${partText.spelled(reference)}`}</VisuallyHidden>
          <Reference aria-hidden="true">{reference}</Reference>
        </div>
        <div>{about}</div>
      </Head>
      <SlipRows>
        {rows.map(({ label, value, isAppointment = false }) => (
          <div key={label} data-is={isAppointment ? 'appointment' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </SlipRows>
      {children}
    </Slip>
  );
};

const Clerk = styled.p`
  ${onlyOnPaper}
  padding-top: 12pt;
  font-size: 11pt;
`;

/** Line that a clerk fills in; printed only. */
export const ClerkLine = () => {
  const messages = useMessages(outcomeMessages);
  return <Clerk>{messages.success.clerk}</Clerk>;
};

/**
 * Slip that the citizen takes to the hall: the reference above a tear line, the details of the request below. Prints
 * on one A4 page.
 */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.ts';
import { useMessages } from '../../../context/localeContext.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { minWidth, onPaper } from '../../../theme/breakpoints.ts';
import { onlyOnPaper } from '../../../theme/printVisibility.ts';

const Slip = styled.div`
  min-width: 0;
  border: 2px solid var(--ink);
  background: var(--paper);
  ${onPaper} {
    position: relative;
    break-inside: avoid;
  }
`;

const Head = styled.div`
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
    align-content: center;
    min-height: 27mm;
    /* Room for the QR code of the receipt. */
    padding: 4pt 32mm 4pt 10pt;
  }
`;

const Reference = styled.span`
  display: block;
  margin-top: 0.35rem;
  font: 700 clamp(2.5rem, 2rem + 3vw, 3.5rem) / 1 ui-monospace, 'Roboto Mono', Consolas, monospace;
  letter-spacing: 0.08em;
  ${onPaper} {
    font-size: 30pt;
  }
`;

/** Labels with their values, beside each other where there is room. */
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
  ${onPaper} {
    padding: 2pt 10pt;
    line-height: 1.25;
    & > div {
      display: grid;
      grid-template-columns: 30mm 1fr;
      gap: 10pt;
      padding: 2pt 0;
      break-inside: avoid;
    }
    dt,
    dd {
      font-size: 10pt;
    }
  }
`;

interface ClaimSlipProps {
  readonly reference: string;
  /** Text beside the reference code: when the request was sent, and for which service. */
  readonly about: ReactNode;
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Content below the rows. */
  readonly children?: ReactNode;
}

export const ClaimSlip = ({ reference, about, rows, children }: ClaimSlipProps) => {
  const formText = useMessages(formMessages);
  const partText = useMessages(partMessages);
  return (
    <Slip>
      <Head>
        <div>
          <span>{formText.success.reference}</span>
          <VisuallyHidden>{` ${partText.spelled(reference)}`}</VisuallyHidden>
          <Reference aria-hidden="true">{reference}</Reference>
        </div>
        <div>{about}</div>
      </Head>
      <SlipRows>
        {rows.map(({ label, value }) => (
          <div key={label}>
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
  margin-top: 4pt;
  padding-top: 5pt;
  font-size: 10pt;
  border-top: 1pt solid #000;
`;

/** Line that a clerk fills in; printed only. */
export const ClerkLine = () => {
  const messages = useMessages(formMessages);
  return <Clerk>{messages.success.clerk}</Clerk>;
};

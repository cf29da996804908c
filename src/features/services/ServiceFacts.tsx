/** Time, fee and place at a glance. The fee includes the law's note (RA 11261), which is not sample data. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { type Lang, langOf } from '../../content/models/localize.ts';
import type { Service } from '../../content/models/service.ts';
import { useMessages } from '../../context/localeContext.ts';
import type { FormType } from '../../form/types.ts';
import { formMessages } from '../../i18n/en/form.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { site } from '../../site.ts';
import { columnsOrPaper, onPaper } from '../../theme/breakpoints.ts';

const Facts = styled.dl`
  display: grid;
  margin-top: 1.5rem;
  border: 2px solid var(--rule);
  & > div {
    min-width: 0;
    padding: 0.75rem 1rem;
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
    font-size: 1.1875rem;
    font-weight: 700;
    line-height: 1.3;
  }
  ${columnsOrPaper} {
    grid-template-columns: repeat(3, 1fr);
    & > div {
      border: 0;
      border-right: 1px solid var(--line);
    }
  }
  ${onPaper} {
    break-inside: avoid;
    margin-top: 8pt;
    & > div {
      padding: 5pt 8pt;
    }
    dt,
    dd {
      font-size: 10.5pt;
    }
  }
`;

const Small = styled.p`
  margin-top: 0.25rem;
  font-size: 1rem;
  font-weight: 400;
  line-height: 1.4;
  ${onPaper} {
    font-size: 10.5pt;
  }
`;

/** Free once for a first-time jobseeker (RA 11261). */
const freeOnce: ReadonlySet<FormType | null> = new Set<FormType>([
  'BARANGAY_CLEARANCE',
  'BARANGAY_CERTIFICATIONS',
]);

interface FactProps {
  readonly term: string;
  readonly isSample: boolean;
  readonly value: string;
  readonly lang?: Lang;
  readonly children?: ReactNode;
}

const Fact = ({ term, isSample, value, lang, children }: FactProps) => (
  <div>
    <dt>{term}</dt>
    <dd>
      <span lang={lang}>{value}</span> {isSample && <SampleTag />}
      {children}
    </dd>
  </div>
);

interface ServiceFactsProps {
  readonly service: Service;
  readonly type: FormType | null;
}

export const ServiceFacts = ({ service, type }: ServiceFactsProps) => {
  const serviceText = useMessages(serviceMessages);
  const formText = useMessages(formMessages);
  const partText = useMessages(partMessages);
  const { total, fees, isSample } = service;
  const factMessages = serviceText.facts;
  const [fee = factMessages.noFee, ...more] = fees;
  const notes = [
    ...(more.length > 0 ? [factMessages.moreFees(more.length)] : []),
    ...(freeOnce.has(type) ? [formText.requirements.jobseeker] : []),
  ];
  return (
    <Facts>
      <Fact term={factMessages.time} isSample={isSample} value={total} />
      <Fact
        term={factMessages.fee}
        isSample={isSample && fees.length > 0}
        value={fee}
        lang={fees.length > 0 ? langOf(service, 'fees') : undefined}
      >
        {notes.length > 0 && <Small>{notes.join(' ')}</Small>}
      </Fact>
      <Fact
        term={factMessages.where}
        isSample={false}
        value={factMessages.at(partText.hours(site.hall.opens, site.hall.closes))}
      />
    </Facts>
  );
};

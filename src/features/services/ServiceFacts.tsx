/** Time, fee and place at a glance. Time and fee include the law's notes. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { listFees } from '../../components/charter/fees.ts';
import { listTimes } from '../../components/charter/times.ts';
import type { Lang } from '../../content/models/localize.ts';
import type { Service } from '../../content/models/service.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import type { FormType } from '../../form/types.ts';
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
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    & > div {
      border: 0;
      border-right: 1px solid var(--line);
    }
  }
  ${onPaper} {
    break-inside: avoid;
    margin-top: 4pt;
    & > div {
      padding: 3pt 8pt;
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
    font-size: 9.5pt;
    line-height: 1.25;
  }
`;

interface FactProps {
  readonly term: string;
  readonly value: string;
  readonly lang?: Lang;
  readonly children?: ReactNode;
}

const Fact = ({ term, value, lang, children }: FactProps) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {value !== '' && <span lang={lang}>{value}</span>}
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
  const partText = useMessages(partMessages);
  const translate = useTranslate();
  const factMessages = serviceText.facts;
  const {
    lines: [fee = '', ...more],
    lang,
    note: law,
  } = listFees(type, service, translate);
  const notes = [
    ...(more.length > 0 ? [factMessages.moreFees(more.length)] : []),
    ...(law === null ? [] : [law]),
  ];
  return (
    <Facts>
      {listTimes(type, service, null, translate).map(({ label, value, note }) => (
        <Fact key={label} term={label} value={value}>
          {note !== '' && <Small>{note}</Small>}
        </Fact>
      ))}
      <Fact term={factMessages.fee} value={fee} lang={lang}>
        {notes.length > 0 && <Small>{notes.join(' ')}</Small>}
      </Fact>
      <Fact
        term={factMessages.where}
        value={factMessages.at(partText.hours(site.hall.opens, site.hall.closes))}
      />
    </Facts>
  );
};

/**
 * What a visitor plans by, before everything else of a service: fee, time and papers. Fee and time include the law's
 * notes.
 */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { listFees } from '../../components/charter/fees.ts';
import { listRequirementGroups } from '../../components/charter/requirements.ts';
import { listTimes } from '../../components/charter/times.ts';
import { PlainItemList } from '../../components/ui/LabelledList.tsx';
import type { Lang } from '../../content/models/localize.ts';
import type { Service } from '../../content/models/service.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { splitPrice } from '../../domain/charter/splitPrice.ts';
import type { FormType } from '../../form/types.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { columnsOrPaper, minWidth, onPaper } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

const Facts = styled.dl`
  display: grid;
  /* Fee and time side by side on a phone too, unless its text is large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  column-gap: 1.5rem;
  margin-top: 0.5rem;
  border-top: 3px solid var(--rule);
  & > div {
    min-width: 0;
    padding: 0.75rem 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink2);
    font-size: 1.0625rem;
  }
  li {
    padding-block: 0.2rem;
    line-height: 1.4;
  }
  li::before {
    top: 0.75rem;
  }
  ${minWidth.columns} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 3fr) minmax(0, 5fr);
    border-bottom: 1px solid var(--line);
    & > div {
      border: 0;
    }
  }
  ${notOnPaper}
`;

const Value = styled.b<{ readonly $isShort: boolean }>`
  display: block;
  font-size: ${({ $isShort }) => ($isShort ? '1.75rem' : '1.1875rem')};
  line-height: 1.2;
`;

const Small = styled.p`
  margin-top: 0.4rem;
  font-size: 1rem;
  line-height: 1.4;
  ${onPaper} {
    margin-top: 1pt;
    font-size: 9pt;
    line-height: 1.25;
  }
`;

/* A wide screen and paper list them with the other sections. */
const MoreFees = styled(Small)`
  ${columnsOrPaper} {
    display: none;
  }
`;

/* As wide as the others together. */
const Papers = styled.div`
  grid-column: 1 / -1;
  ${minWidth.columns} {
    grid-column: span 2;
  }
`;

/** What fits on two lines of a third of the page in the large size. */
const maxShortLength = 40;

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
      {value !== '' && (
        <Value lang={lang} $isShort={value.length <= maxShortLength}>
          {value}
        </Value>
      )}
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
  const translate = useTranslate();
  const factMessages = serviceText.facts;
  const {
    lines: [fee = '', ...more],
    lang,
    note: law,
  } = listFees(type, service, translate);
  const { what, price } = splitPrice(fee) ?? { what: '', price: fee };
  const times = listTimes(type, service, null, translate);
  // Paper has the facts in the sections below, but the law's notes nowhere else.
  const notes = [{ label: factMessages.fee, note: law ?? '' }, ...times].filter(({ note }) => note !== '');
  const groups = listRequirementGroups(service);
  return (
    <>
      <Facts>
        <Fact term={factMessages.fee} value={price} lang={lang}>
          {(what !== '' || more.length > 0) && (
            <Small>
              {what !== '' && <span lang={lang}>{`${what}.`}</span>}{' '}
              {more.length > 0 && <span>{factMessages.moreFees(more.length)}</span>}
            </Small>
          )}
        </Fact>
        {times
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <Fact key={label} term={label} value={value} />
          ))}
        {groups.length > 0 && (
          <Papers>
            <dt>{factMessages.bring}</dt>
            <dd>
              {groups.map(({ list, items, lang: own }) =>
                list === 'general' ? (
                  <PlainItemList key={list} items={items} lang={own} />
                ) : (
                  <Small key={list}>
                    <span>{`${serviceText.requirements[list]}:`}</span>{' '}
                    <span lang={own}>{items.join('; ')}</span>
                  </Small>
                ),
              )}
            </dd>
          </Papers>
        )}
      </Facts>
      {more.length > 0 && (
        <MoreFees>
          <span>{`${factMessages.fee}:`}</span> <span lang={lang}>{more.join('; ')}</span>
        </MoreFees>
      )}
      {notes.map(({ label, note }) => (
        <Small key={label}>{`${label}: ${note}`}</Small>
      ))}
    </>
  );
};

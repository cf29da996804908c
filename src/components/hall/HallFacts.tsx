/** Where the hall is, how to call it, and its hours: all from site.json and the holidays, so that no record repeats them. */
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { site } from '../../site.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { toTelUrl } from '../links/CallLink.tsx';
import { SampleTag } from '../ui/SampleTag.tsx';
import { HallHours } from './HallHours.tsx';

const Rows = styled.dl`
  margin: 0.75rem 0;
  dt {
    color: var(--ink2);
    font-size: 1rem;
  }
  dd {
    font-weight: 700;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-right: 0.5rem;
  }
  ${onPaper} {
    margin: 4pt 0;
    a {
      min-height: 0;
    }
  }
`;

interface HallFactsProps {
  readonly isAlertRunning: boolean;
}

export const HallFacts = ({ isAlertRunning }: HallFactsProps) => {
  const messages = useMessages(pageMessages).barangay.hall;
  const { address, telephone } = site.hall;
  return (
    <>
      <HallHours isAlertRunning={isAlertRunning} />
      <Rows>
        <dt>{messages.address}</dt>
        <dd>{address}</dd>
        <dt>{messages.telephone}</dt>
        <dd>
          <a href={toTelUrl(telephone.number)}>{telephone.number}</a>
          {telephone.sample && <SampleTag isOfNumber />}
        </dd>
      </Rows>
    </>
  );
};

/** How many requests each month had, by service; folded, because it is for a report and not for the day. */
import styled from 'styled-components';
import { Disclosure } from '../../components/ui/Disclosure.tsx';
import { monthName } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { requestMessages } from '../../i18n/en/requests.ts';
import { type MonthTally, type TallyService, tallyServices } from '../../staff-core/deletion/tallies.ts';
import { hallTabMessages } from './messages.ts';

const { tallies: messages } = hallTabMessages;

const Box = styled.div`
  margin-top: 2rem;
  h3 {
    margin-top: 1rem;
  }
`;

const nameOf = (service: TallyService): string =>
  service === 'other' ? messages.other : requestMessages.english.services[service].name;

/** '2031-05' → 'May 2031' */
const formatMonth = (month: string): string => `${monthName(month, translateToEnglish)} ${month.slice(0, 4)}`;

interface TallyListProps {
  readonly months: readonly MonthTally[];
}

export const TallyList = ({ months }: TallyListProps) => (
  <Box>
    <Disclosure label={messages.title}>
      <p>{months.length === 0 ? messages.none : messages.lead}</p>
      {months.map(({ month, tally }) => (
        <section key={month}>
          <h3>{formatMonth(month)}</h3>
          <ul>
            {tallyServices.map((service) => {
              const counts = tally[service];
              return counts && <li key={service}>{messages.line(nameOf(service), counts)}</li>;
            })}
          </ul>
        </section>
      ))}
    </Disclosure>
  </Box>
);

/** After a closing or a move: one email to all with an address, and a list to print of those whom it cannot reach. Nothing of it is stored. */
import { useId } from 'react';
import styled from 'styled-components';
import { Hint } from '../../components/fields/FormField.tsx';
import { Letterhead } from '../../components/layout/Letterhead.tsx';
import { Button, ButtonAnchor, ButtonRow } from '../../components/ui/Button.tsx';
import { PrintButton } from '../../components/ui/PrintButton.tsx';
import { useServices } from '../../context/services.ts';
import { formatLongDay } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { formatAppointmentTime } from '../../staff-core/daySheet.ts';
import { type ClosedDay, createDayNotification } from '../../staff-core/hall/dayEmail.ts';
import type { Booking } from '../../staff-core/hall/hall.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { formatPersonName, formatRequestField } from '../../staff-core/request.ts';
import { onlyOnPaper } from '../../theme/printVisibility.ts';
import { PaperAlone } from '../PaperAlone.tsx';
import { People } from './HitPeople.tsx';
import { hallTabMessages } from './messages.ts';

const { notify: messages } = hallTabMessages;

const Section = styled.section`
  max-width: 41rem;
  margin-top: 2rem;
  & > p {
    margin-top: 0.5rem;
  }
`;

const Paper = styled.div`
  ${onlyOnPaper}
  font-size: 11pt;
  footer {
    margin-top: 5mm;
    font-size: 8.5pt;
  }
`;

const formatDay = (day: string): string => formatLongDay(day, translateToEnglish);

const CallList = ({ people }: { readonly people: readonly Booking[] }) => (
  <People>
    {people.map((booking) => {
      const { request } = booking;
      const [zone, address] = [
        formatRequestField(request, 'zone', 6),
        formatRequestField(request, 'address', 200),
      ];
      return (
        <li key={request.id}>
          {formatAppointmentTime(booking)} <b>{request.id}</b>{' '}
          {messages.person(formatPersonName(request), zone, address)}
        </li>
      );
    })}
  </People>
);

interface NotifyPanelProps {
  readonly people: readonly Booking[];
  readonly closedDay: ClosedDay;
  /** Null where the panel goes with the people who still come. */
  readonly onDone: (() => void) | null;
}

export const NotifyPanel = ({ people, closedDay, onDone }: NotifyPanelProps) => {
  const { siteUrl } = useServices();
  const id = useId();
  const { links, withoutEmail } = createDayNotification(people, closedDay, siteUrl);
  const { day, movedTo } = closedDay;
  const title =
    movedTo === null ? messages.closed(formatDay(day)) : messages.moved(formatDay(day), formatDay(movedTo));
  const without = messages.without(withoutEmail.length);
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {movedTo === null && <p>{messages.moveFirst}</p>}
      {links.length > 0 && (
        <>
          <Hint>{messages.hint}</Hint>
          <ButtonRow>
            {links.map(({ link, count }, at) => (
              <ButtonAnchor key={link} secondary href={link}>
                {messages.write(count, at + 1, links.length)}
              </ButtonAnchor>
            ))}
          </ButtonRow>
        </>
      )}
      {withoutEmail.length > 0 && (
        <>
          <p>{without}</p>
          <CallList people={withoutEmail} />
          <PaperAlone>
            <Paper>
              <Letterhead>{null}</Letterhead>
              <h2>{title}</h2>
              <p>{without}</p>
              <CallList people={withoutEmail} />
              <footer>{staffMessages.sheet.privacy}</footer>
            </Paper>
          </PaperAlone>
        </>
      )}
      <ButtonRow>
        {withoutEmail.length > 0 && <PrintButton secondary>{messages.print}</PrintButton>}
        {onDone !== null && (
          <Button secondary onClick={onDone}>
            {messages.done}
          </Button>
        )}
      </ButtonRow>
    </Section>
  );
};

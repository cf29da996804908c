/** All answers of one request, and its state. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Letterhead } from '../../../components/layout/Letterhead.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { manilaDay } from '../../../domain/dates/day.ts';
import { formatDay, formatInstant, formatMoment } from '../../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { withKeys } from '../../../lib/withKeys.ts';
import { linkToAnswer, toAnswerLines } from '../../../staff-core/answers.ts';
import { describeState, hasPriority } from '../../../staff-core/daySheet.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import { formatSchedule, formatServiceName, formatSubmittedAt } from '../../../staff-core/request.ts';
import { minWidth, onPaper } from '../../../theme/breakpoints.ts';
import { notOnPaper, onlyOnPaper } from '../../../theme/printVisibility.ts';
import type { StaffClient } from '../../restClient.ts';
import { Title } from '../../styles.ts';
import { DeleteRequestPanel } from '../deletion/DeleteRequestPanel.tsx';
import type { RequestListEntry } from '../readRequests.ts';
import type { RequestPlaceRef } from '../requestPlace.ts';
import { ExtensionForm } from './ExtensionForm.tsx';
import { ReadyText } from './ReadyText.tsx';
import { StateForm } from './StateForm.tsx';
import type { ReplacedStates } from './saveState.ts';

const { request: messages, sheet } = staffMessages;

const Facts = styled.dl`
  margin-top: 0.75rem;
  border-top: 3px solid var(--rule);
  div {
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink2);
    font-size: 1rem;
  }
  dd {
    font-weight: 600;
  }
  ${minWidth.pair} {
    div {
      display: grid;
      grid-template-columns: 14rem minmax(0, 1fr);
      gap: 1rem;
    }
  }
  ${onPaper} {
    margin-top: 4pt;
    line-height: 1.25;
    div {
      display: grid;
      grid-template-columns: 45mm minmax(0, 1fr);
      gap: 10pt;
      padding: 3pt 0;
      break-inside: avoid;
    }
    dt {
      font-size: 11pt;
    }
  }
`;

/* On paper the status stands among the facts, as text. */
const OnScreen = styled.div`
  ${notOnPaper}
`;

const Privacy = styled.p`
  ${onlyOnPaper}
  margin-top: 8pt;
  font-size: 9pt;
`;

const SectionHeading = styled.h2`
  margin-top: 2rem;
  ${onPaper} {
    margin-top: 12pt;
  }
`;

interface AnswerTextProps {
  readonly name: string;
  readonly text: string;
}

/** What the citizen wrote; an email address or a number is a link. */
const AnswerText = ({ name, text }: AnswerTextProps) => {
  const link = linkToAnswer({ name, text });
  return link === null ? text : <a href={link}>{text}</a>;
};

const formatLongMoment = (moment: string): string => formatMoment(moment, translateToEnglish);

interface RequestDetailsProps {
  readonly entry: RequestListEntry;
  readonly client: StaffClient;
  readonly replaced: ReplacedStates;
  readonly place: RequestPlaceRef;
  /** Whether the request is being read again. */
  readonly isReading: boolean;
  /** The last change to it, as a sentence. */
  readonly statusMessage: string;
  /** Requests a reload of the list; the sentence describes the change. */
  readonly onChanged: (statusMessage: string) => void;
  readonly onClose: () => void;
}

export const RequestDetails = ({
  entry,
  client,
  replaced,
  place,
  isReading,
  statusMessage,
  onChanged,
  onClose,
}: RequestDetailsProps) => {
  const { id, request, receipt } = entry;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { title: state, why } = describeState(receipt);
  const since =
    receipt?.since == null ? '' : `, ${messages.since(formatInstant(receipt.since, translateToEnglish))}`;
  const movedTo = receipt?.movedTo ?? null;
  const chosen = formatSchedule(request, formatLongMoment);
  const facts = [
    [messages.service, formatServiceName(request)],
    [messages.schedule, movedTo === null ? chosen : messages.moved(formatLongMoment(movedTo), chosen)],
    ...(hasPriority(entry) ? [[messages.priority, messages.priorityChosen]] : []),
    [messages.handedIn, formatSubmittedAt(request, (instant) => formatInstant(instant, translateToEnglish))],
    ...(receipt?.by == null
      ? []
      : [[statusPageMessages.english.handledBy, [receipt.by, receipt.position].filter(Boolean).join(', ')]]),
    [messages.state, `${state}${why === '' ? '' : ` (${why})`}${since}`],
  ];
  return (
    <>
      <Letterhead>{sheet.made(formatInstant(client.now(), translateToEnglish))}</Letterhead>
      <ButtonRow>
        <Button secondary onClick={onClose}>
          {messages.back}
        </Button>
      </ButtonRow>
      <Title ref={title} tabIndex={-1}>
        {messages.title(id)}
      </Title>
      <OnScreen role="status">
        {statusMessage !== '' && <Alert tone="good" role="none" title={statusMessage} />}
      </OnScreen>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <OnScreen>
        {receipt === null ? (
          <Alert tone="note" role="none" title={messages.noReceipt} />
        ) : (
          <>
            {/* The key resets the form's choices for each new version. The extension stays open: its reason is not of a version. */}
            <StateForm
              key={receipt.version}
              entry={entry}
              receipt={receipt}
              client={client}
              replaced={replaced}
              place={place}
              isReading={isReading}
              onChanged={onChanged}
            />
            <ExtensionForm entry={entry} client={client} isReading={isReading} onChanged={onChanged} />
          </>
        )}
      </OnScreen>
      <OnScreen>
        <ReadyText entry={entry} />
      </OnScreen>
      <SectionHeading>{messages.answers}</SectionHeading>
      <Facts>
        {withKeys(
          toAnswerLines(request, manilaDay(client.now()), (day) => formatDay(day, translateToEnglish)),
        ).map(({ key, item }) => (
          <div key={key}>
            <dt>{item.label}</dt>
            <dd>
              <AnswerText name={item.name} text={item.text} />
            </dd>
          </div>
        ))}
      </Facts>
      <OnScreen>
        <DeleteRequestPanel entry={entry} client={client} onChanged={onChanged} />
      </OnScreen>
      <Privacy>{sheet.privacy}</Privacy>
    </>
  );
};

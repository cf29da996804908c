/** All answers of one request, what can be done to it, and its state. The keys of the list work here too. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Letterhead } from '../../../components/layout/Letterhead.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { manilaDay } from '../../../domain/dates/day.ts';
import { formatDay, formatInstant, formatMoment } from '../../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { withKeys } from '../../../lib/withKeys.ts';
import { linkToAnswer, toAnswerLines } from '../../../staff-core/answers.ts';
import { describeState, hasPriority } from '../../../staff-core/daySheet.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import {
  formatPersonName,
  formatSchedule,
  formatServiceName,
  formatSubmittedAt,
} from '../../../staff-core/request.ts';
import { minWidth, onPaper } from '../../../theme/breakpoints.ts';
import { notOnPaper, onlyOnPaper } from '../../../theme/printVisibility.ts';
import { documentMessages } from '../../documents/messages.ts';
import type { StaffClient } from '../../restClient.ts';
import { OnScreen, Title } from '../../styles.ts';
import { DeleteRequestPanel } from '../deletion/DeleteRequestPanel.tsx';
import { ActionButtons } from '../list/ActionButtons.tsx';
import { listMessages } from '../list/listMessages.ts';
import { RowActionBar } from '../list/RowActionBar.tsx';
import { RowButton } from '../list/RowButton.ts';
import { rowActionNames, rowActions } from '../list/rowActions.ts';
import { toRowId } from '../list/rowFocus.ts';
import { readRowKey } from '../list/rowKeys.ts';
import type { RowActions } from '../list/useRowActions.ts';
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
  @media screen {
    ${minWidth.pair} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 1.5rem;
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

/* The reference and the appointment beside the name. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1.5rem;
  ${Title} {
    margin: 0.75rem 0 0;
  }
  span {
    display: inline-block;
    margin-left: 1rem;
    color: var(--ink2);
    font-size: 1.125rem;
  }
  p {
    font-size: 1.125rem;
  }
`;

const Buttons = styled.div`
  ${notOnPaper}
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 0.5rem;
`;

/* The answers, and beside them what changes the request. */
const Columns = styled.div`
  ${minWidth.wide} {
    @media screen {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
      gap: 0 2.5rem;
      align-items: start;
    }
  }
`;

const Privacy = styled.p`
  ${onlyOnPaper}
  margin-top: 8pt;
  font-size: 9pt;
`;

const SectionHeading = styled.h2`
  margin-top: 1.25rem;
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
  readonly actions: RowActions;
  /** The references before and after it in the list; undefined at either end. */
  readonly neighbors: { readonly before: string | undefined; readonly after: string | undefined };
  readonly replaced: ReplacedStates;
  readonly place: RequestPlaceRef;
  /** Whether the request is being read again. */
  readonly isReading: boolean;
  /** The last change to it, as a sentence. */
  readonly statusMessage: string;
  /** Requests a reload of the list; the sentence describes the change. */
  readonly onChanged: (statusMessage: string) => void;
  readonly onOpen: (id: string) => void;
  /** Null where the hall has no text of a document for this request. */
  readonly onPrepare: (() => void) | null;
  readonly onClose: () => void;
}

export const RequestDetails = ({
  entry,
  client,
  actions,
  neighbors,
  replaced,
  place,
  isReading,
  statusMessage,
  onChanged,
  onOpen,
  onPrepare,
  onClose,
}: RequestDetailsProps) => {
  const { id, request, receipt, extras } = entry;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { title: state, why } = describeState(receipt);
  const since =
    receipt?.since == null ? '' : `, ${messages.since(formatInstant(receipt.since, translateToEnglish))}`;
  const movedTo = receipt?.movedTo ?? null;
  const chosen = formatSchedule(request, formatLongMoment);
  const facts = [
    [messages.service, formatServiceName(request)],
    ...(movedTo === null ? [] : [[messages.schedule, messages.moved(formatLongMoment(movedTo), chosen)]]),
    ...(hasPriority(entry) ? [[messages.priority, messages.priorityChosen]] : []),
    ...(extras?.came == null
      ? []
      : [[messages.came, extras.came ? listMessages.came.yes : listMessages.came.no]]),
    [messages.handedIn, formatSubmittedAt(request, (instant) => formatInstant(instant, translateToEnglish))],
    ...(receipt?.by == null
      ? []
      : [[statusPageMessages.english.handledBy, [receipt.by, receipt.position].filter(Boolean).join(', ')]]),
    [messages.state, `${state}${why === '' ? '' : ` (${why})`}${since}`],
  ];
  const open = (next: string | undefined) => {
    if (next !== undefined && !isReading) onOpen(next);
  };
  const changes = { entry, client, isReading, onChanged };
  const pressKey = (event: KeyboardEvent) => {
    // Who uses the forms beside the answers, or deletes the request, presses no key of the list.
    const isInForm = event.target instanceof Element && event.target.closest('form, details') !== null;
    const key = isInForm ? null : readRowKey(event);
    if (key?.kind === 'undo') actions.undo();
    if (key?.kind === 'act') actions.act([id], key.action);
    // The arrow keys scroll the answers.
    if (key?.kind === 'move' && event.key.length === 1)
      open(key.step === 1 ? neighbors.after : neighbors.before);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons in it
    <div onKeyDown={pressKey}>
      <Letterhead>{sheet.made(formatInstant(client.now(), translateToEnglish))}</Letterhead>
      <Buttons>
        <RowButton onClick={onClose}>{messages.back}</RowButton>
        <RowButton
          aria-keyshortcuts="K"
          disabled={neighbors.before === undefined}
          onClick={() => open(neighbors.before)}
        >
          {messages.before}
        </RowButton>
        <RowButton
          aria-keyshortcuts="J"
          disabled={neighbors.after === undefined}
          onClick={() => open(neighbors.after)}
        >
          {messages.after}
        </RowButton>
      </Buttons>
      <Head>
        {/* Like the row of a list, it takes the focus of a button that leaves the page. */}
        <Title ref={title} id={toRowId(id)} tabIndex={-1}>
          {formatPersonName(request)} <span>{messages.title(id)}</span>
        </Title>
        <p>{movedTo === null ? chosen : formatLongMoment(movedTo)}</p>
      </Head>
      <OnScreen role="status">
        {statusMessage !== '' && <Alert tone="good" role="none" title={statusMessage} />}
      </OnScreen>
      <Buttons role="group" aria-label={messages.acts}>
        <ActionButtons
          names={rowActionNames.filter((name) => rowActions[name].isPossible(entry))}
          onAct={(name) => actions.act([id], name)}
        />
        {onPrepare !== null && <RowButton onClick={onPrepare}>{documentMessages.open}</RowButton>}
      </Buttons>
      <Columns>
        <div>
          <Facts>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
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
        </div>
        <OnScreen>
          {receipt === null ? (
            <Alert tone="note" role="none" title={messages.noReceipt} />
          ) : (
            <>
              {/* The key resets the form's choices for each new version. The extension stays open: its reason is not of a version. */}
              <StateForm
                key={receipt.version}
                {...changes}
                receipt={receipt}
                replaced={replaced}
                place={place}
              />
              <ExtensionForm {...changes} />
            </>
          )}
          <ReadyText entry={entry} />
          <DeleteRequestPanel entry={entry} client={client} onChanged={onChanged} />
        </OnScreen>
      </Columns>
      <OnScreen>
        <RowActionBar actions={actions} chosen={[]} />
      </OnScreen>
      <Privacy>{sheet.privacy}</Privacy>
    </div>
  );
};

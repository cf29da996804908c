/**
 * Notices above every page: requests that are queued, being sent or finished while their form is not on the page, those
 * that an earlier session left on the phone, and the outcome of a submission whose response was lost.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { isUnansweredHere } from '../../../../machines/request/context.ts';
import { Container } from '../../../components/layout/Container.ts';
import { useCurrentFormType } from '../../../components/paths/useCurrentFormType.ts';
import { Alert, type AlertTone } from '../../../components/ui/Alert.tsx';
import { ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import type { RequestSnapshot } from '../../../context/requests.ts';
import { useServices } from '../../../context/services.ts';
import { useUnsavedChanges } from '../../../context/unsavedChanges.ts';
import { requestPath, serviceChooserPath } from '../../../form/requestPath.ts';
import { type FormType, parseFormType } from '../../../form/typeNames.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';
import { sendingMessages } from '../../../i18n/en/sending.ts';
import { readQueuedTypes, watchQueuedRequests } from '../storage/queuedRequestIndex.ts';
import { lookUpPendingSubmissions, type PendingOutcome } from './pendingSubmissions.ts';
import { useRequestSnapshots } from './requestRegistry.ts';

const NoticesContainer = styled(Container)`
  padding-top: 1rem;
  padding-bottom: 1rem;
  &:empty {
    display: none;
  }
  & > * + * {
    margin-top: 1rem;
  }
`;

interface NoticeProps {
  readonly tone: AlertTone;
  readonly title: string;
  readonly sentence?: string;
  readonly open: string;
  readonly to: string;
  readonly onDismiss?: () => void;
}

const Notice = ({ tone, title, sentence, open, to, onDismiss }: NoticeProps) => (
  <Alert tone={tone} role="none" title={title} onDismiss={onDismiss}>
    {sentence !== undefined && <p>{sentence}</p>}
    <ButtonRow>
      <ButtonLink secondary to={to}>
        {open}
      </ButtonLink>
    </ButtonRow>
  </Alert>
);

const isUnderWay = (state: RequestSnapshot['state']): boolean =>
  state.hasTag('validating') || state.hasTag('sending');

const RequestNotice = ({ type, state }: RequestSnapshot) => {
  const { elsewhere: noticeMessages } = useMessages(sendingMessages);
  const messages = useMessages(requestMessages);
  const [service, to] = [messages.services[type].name, requestPath(type)];
  if (state.hasTag('queued'))
    return (
      <Notice
        tone="warning"
        title={noticeMessages.waiting.title(service)}
        sentence={state.hasTag('onPhone') ? noticeMessages.waiting.onPhone : noticeMessages.waiting.sentence}
        open={noticeMessages.waiting.open}
        to={to}
      />
    );
  if (isUnderWay(state))
    return (
      <Notice tone="note" {...noticeMessages.sending} title={noticeMessages.sending.title(service)} to={to} />
    );
  if (state.hasTag('stored'))
    return (
      <Notice
        tone="good"
        {...noticeMessages.stored}
        title={noticeMessages.stored.title(service, state.context.stored?.recordId ?? '')}
        to={to}
      />
    );
  if (
    state.hasTag('failed') ||
    state.hasTag('listsErrors') ||
    state.hasTag('scheduleRefused') ||
    state.hasTag('sentAlready')
  )
    return (
      <Notice tone="error" {...noticeMessages.failed} title={noticeMessages.failed.title(service)} to={to} />
    );
  return null;
};

/** Queued types that are not open in this tab. */
const useQueuedOnPhone = (open: readonly FormType[]): readonly FormType[] => {
  const queuedTypes = useSyncExternalStore(watchQueuedRequests, readQueuedTypes, () => '');
  return queuedTypes
    .split(' ')
    .flatMap((text) => parseFormType(text) ?? [])
    .filter((type) => !open.includes(type));
};

/** Prompts before the page unloads while a request is being sent, or is queued in this page only. */
const useBeforeUnloadPrompt = (isEnabled: boolean) => {
  useEffect(() => {
    if (!isEnabled) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isEnabled]);
};

/** True while a request is being sent, queued in this page only, or without a response: a reload loses answers of it. */
const isLostOnLeaving = (state: RequestSnapshot['state']): boolean =>
  isUnderWay(state) ||
  (state.hasTag('queued') && !state.hasTag('onPhone')) ||
  (!state.hasTag('stored') && !state.hasTag('queued') && isUnansweredHere(state.context));

/** What became of the submissions of earlier sessions. A request that is sent again tells it itself. */
const usePendingOutcomes = (states: readonly RequestSnapshot[]) => {
  const { requests, log } = useServices();
  const [outcomes, setOutcomes] = useState<readonly PendingOutcome[]>([]);
  useEffect(() => {
    void lookUpPendingSubmissions(requests, log, (outcome) => setOutcomes((known) => [...known, outcome]));
  }, [requests, log]);
  const remove = (removed: readonly string[]) =>
    setOutcomes((known) => known.filter(({ code }) => !removed.includes(code)));
  const sentAgain = states.flatMap(({ state }) =>
    state.hasTag('editable') ? [] : (state.context.code ?? []),
  );
  if (outcomes.some(({ code }) => sentAgain.includes(code))) remove(sentAgain);
  return [outcomes, remove] as const;
};

interface PendingNoticeProps extends PendingOutcome {
  /** Whether the page is a form that is not sent yet. */
  readonly isForm: boolean;
  readonly onDismiss: () => void;
}

const PendingNotice = ({ recordId, isForm, onDismiss }: PendingNoticeProps) => {
  const { received, notReceived } = useMessages(sendingMessages).earlier;
  if (recordId !== null)
    return (
      <Alert tone="good" role="none" title={received.title(recordId)} onDismiss={onDismiss}>
        <p>{received.sentence}</p>
      </Alert>
    );
  if (!isForm)
    return <Notice tone="warning" {...notReceived} to={serviceChooserPath} onDismiss={onDismiss} />;
  return (
    <Alert tone="warning" role="none" title={notReceived.title} onDismiss={onDismiss}>
      <p>{notReceived.sentence}</p>
    </Alert>
  );
};

export const RequestNotices = () => {
  const { elsewhere: noticeMessages } = useMessages(sendingMessages);
  const messages = useMessages(requestMessages);
  const currentType = useCurrentFormType();
  const states = useRequestSnapshots();
  const others = states.filter(({ type, isMounted }) => !isMounted && type !== currentType);
  const open = states.filter(({ state }) => state.hasTag('queued') || isUnderWay(state));
  const queuedElsewhere = useQueuedOnPhone(open.map(({ type }) => type)).filter(
    (type) => type !== currentType,
  );
  const [outcomes, removeOutcomes] = usePendingOutcomes(states);
  const current = states.find(({ type }) => type === currentType)?.state;
  const isForm = currentType !== null && current?.hasTag('stored') !== true;
  useBeforeUnloadPrompt(states.some(({ state }) => isLostOnLeaving(state)));
  useUnsavedChanges(
    states.some(
      ({ state, isMounted }) =>
        isLostOnLeaving(state) || state.hasTag('queued') || (state.hasTag('stored') && !isMounted),
    ),
  );
  return (
    <NoticesContainer>
      {others.map((each) => (
        <RequestNotice key={each.type} {...each} />
      ))}
      {queuedElsewhere.map((type) => (
        <Notice
          key={type}
          tone="warning"
          {...noticeMessages.onPhone}
          title={noticeMessages.onPhone.title(messages.services[type].name)}
          to={requestPath(type)}
        />
      ))}
      {outcomes.map((outcome) => (
        <PendingNotice
          key={outcome.code}
          {...outcome}
          isForm={isForm}
          onDismiss={() => removeOutcomes([outcome.code])}
        />
      ))}
    </NoticesContainer>
  );
};

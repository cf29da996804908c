/**
 * Notices above every page: requests that are queued, being sent or finished while their form is not on the page, those
 * that an earlier session left on the phone, and the outcome of a submission whose response was lost.
 */
import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { isUnansweredHere } from '../../../../machines/request/context.ts';
import { Container } from '../../../components/layout/Container.ts';
import { useCurrentFormType } from '../../../components/paths/useCurrentFormType.ts';
import { Alert, type AlertTone } from '../../../components/ui/Alert.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { useLoadFailure } from '../../../components/ui/useLoadFailure.ts';
import { useMessages } from '../../../context/localeContext.ts';
import type { RequestSnapshot } from '../../../context/requests.ts';
import { useUnsavedChanges } from '../../../context/unsavedChanges.ts';
import { requestPath, serviceChooserPath } from '../../../form/requestPath.ts';
import { type FormType, parseFormType } from '../../../form/typeNames.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';
import { sendingMessages } from '../../../i18n/en/sending.ts';
import { readQueuedTypes, watchQueuedRequests } from '../storage/queuedRequestIndex.ts';
import { isPendingSubmission, usePendingSubmissions } from './pendingSubmissions.ts';
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
  if (state.hasTag('failed') || state.hasTag('listsErrors') || state.hasTag('scheduleRefused'))
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

/** True while a request is being sent, queued in this page only, or without a response: a reload would lose its id. */
const isLostOnLeaving = (state: RequestSnapshot['state']): boolean =>
  isUnderWay(state) ||
  (state.hasTag('queued') && !state.hasTag('onPhone')) ||
  (!state.hasTag('stored') && !state.hasTag('queued') && isUnansweredHere(state.context));

/** @param currentType type of the form on this page; on other pages nothing waits for the look-up */
const PendingSubmissionNotice = ({ currentType }: { readonly currentType: FormType | null }) => {
  const { checking, unreachable, received, notReceived } = useMessages(sendingMessages).earlier;
  const unreachableSentence = useLoadFailure(unreachable.sentence);
  const requests = useRequestSnapshots();
  const pendingSubmissions = usePendingSubmissions();
  useEffect(() => {
    pendingSubmissions.start();
  }, [pendingSubmissions]);
  const state = useSelector(pendingSubmissions, (snapshot) => snapshot);
  const current = requests.find(({ type }) => type === currentType)?.state;
  const isSameRequest = isPendingSubmission(state, current);
  const isForm = currentType !== null && current?.hasTag('stored') !== true;
  const isAnswered = requests.some(
    ({ state: each }) => each.hasTag('stored') && isPendingSubmission(state, each),
  );
  useEffect(() => {
    if (isAnswered) pendingSubmissions.send({ type: 'ANSWERED' });
  }, [isAnswered, pendingSubmissions]);
  const isChecking = isForm && state.hasTag('checking');
  useEffect(() => {
    // A reload restores how far the page was scrolled, and the page is shorter now: some answers are gone.
    if (isChecking) window.scrollTo(0, 0);
  }, [isChecking]);
  const dismiss = () => pendingSubmissions.send({ type: 'DISMISS' });
  // This page is sending the request again.
  if (isSameRequest && !current?.hasTag('editable')) return null;
  if (isChecking)
    return (
      <Alert tone="note" role="none" title={checking.title}>
        <p>{checking.sentence}</p>
      </Alert>
    );
  if (isForm && state.hasTag('unreachable'))
    return (
      <Alert tone="warning" role="none" title={unreachable.title}>
        <p>{unreachableSentence}</p>
        <p>{isSameRequest ? unreachable.sameRequest : unreachable.anotherRequest}</p>
        <ButtonRow>
          <Button secondary onClick={() => pendingSubmissions.send({ type: 'RETRY' })}>
            {unreachable.again}
          </Button>
        </ButtonRow>
      </Alert>
    );
  if (state.hasTag('received'))
    return (
      <Alert tone="good" role="none" title={received.title(state.context.recordId)} onDismiss={dismiss}>
        <p>{received.sentence}</p>
      </Alert>
    );
  if (!state.hasTag('notReceived')) return null;
  if (isForm)
    return (
      <Alert tone="warning" role="none" title={notReceived.title} onDismiss={dismiss}>
        <p>{notReceived.sentence}</p>
      </Alert>
    );
  return <Notice tone="warning" {...notReceived} to={serviceChooserPath} onDismiss={dismiss} />;
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
      <PendingSubmissionNotice currentType={currentType} />
    </NoticesContainer>
  );
};

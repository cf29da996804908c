/**
 * Over every page: requests that wait, are sent or were answered while their form is not on the page, those that an earlier
 * visit left on the phone, and what became of a sending whose answer was lost.
 */
import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Container } from '../../../components/layout/Container.ts';
import { requestPath, serviceChooserPath } from '../../../components/paths/servicePaths.ts';
import { useCurrentFormType } from '../../../components/paths/useCurrentFormType.ts';
import { Alert, type AlertTone } from '../../../components/ui/Alert.tsx';
import { ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { useUnsavedChanges } from '../../../context/unsavedChanges.ts';
import { type FormType, parseFormType } from '../../../form/typeNames.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';
import { sendingMessages } from '../../../i18n/en/sending.ts';
import { waitingSummary, watchWaiting } from '../storage/queuedRequestIndex.ts';
import { useEarlier } from './pendingSubmissions.ts';
import { type RequestState, useRequestStates } from './requestRegistry.ts';

const Room = styled(Container)`
  padding-top: 1rem;
  padding-bottom: 1rem;
  &:empty {
    display: none;
  }
  & > * + * {
    margin-top: 1rem;
  }
`;

const { elsewhere: said, earlier: past } = sendingMessages;

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

const isUnderWay = (state: RequestState['state']): boolean =>
  state.hasTag('checking') || state.hasTag('sending');

const RequestNotice = ({ type, state }: RequestState) => {
  const [service, to] = [requestMessages.services[type].name, requestPath(type)];
  if (state.hasTag('waiting'))
    return (
      <Notice
        tone="warning"
        title={said.waiting.title(service)}
        sentence={state.hasTag('onPhone') ? said.waiting.onPhone : said.waiting.sentence}
        open={said.waiting.open}
        to={to}
      />
    );
  if (isUnderWay(state))
    return <Notice tone="note" {...said.sending} title={said.sending.title(service)} to={to} />;
  if (state.hasTag('stored'))
    return (
      <Notice
        tone="good"
        {...said.stored}
        title={said.stored.title(service, state.context.stored?.id ?? '')}
        to={to}
      />
    );
  if (state.hasTag('failed') || state.hasTag('listsErrors'))
    return <Notice tone="error" {...said.failed} title={said.failed.title(service)} to={to} />;
  return null;
};

/** Those that this tab does not hold. */
const useLeftOnPhone = (open: readonly FormType[]): readonly FormType[] => {
  const kept = useSyncExternalStore(watchWaiting, waitingSummary, () => '');
  return kept
    .split(' ')
    .flatMap((text) => parseFormType(text) ?? [])
    .filter((type) => !open.includes(type));
};

/** The browser asks before the page is left while a request is on its way, or waits in this page alone. */
const useAskBeforeLeaving = (isAsking: boolean) => {
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
};

/** On its way, waiting in this page alone, or never answered: a reload would forget under which id it went. */
const isLostOnLeaving = (state: RequestState['state']): boolean =>
  isUnderWay(state) ||
  (state.hasTag('waiting') && !state.hasTag('onPhone')) ||
  (!state.hasTag('stored') && !state.hasTag('waiting') && state.context.unanswered.length > 0);

const Earlier = () => {
  const earlier = useEarlier();
  const state = useSelector(earlier, (snapshot) => snapshot);
  const dismiss = () => earlier.send({ type: 'DISMISS' });
  const { received, notReceived } = past;
  if (state.hasTag('received'))
    return (
      <Alert tone="good" role="none" title={received.title(state.context.recordId)} onDismiss={dismiss}>
        <p>{received.sentence}</p>
      </Alert>
    );
  if (!state.hasTag('notReceived')) return null;
  return <Notice tone="warning" {...notReceived} to={serviceChooserPath} onDismiss={dismiss} />;
};

export const RequestNotices = () => {
  const here = useCurrentFormType();
  const states = useRequestStates();
  const others = states.filter(({ type, isShown }) => !isShown && type !== here);
  const open = states.filter(({ state }) => state.hasTag('waiting') || isUnderWay(state));
  const left = useLeftOnPhone(open.map(({ type }) => type)).filter((type) => type !== here);
  useAskBeforeLeaving(states.some(({ state }) => isLostOnLeaving(state)));
  useUnsavedChanges(
    states.some(
      ({ state, isShown }) =>
        isLostOnLeaving(state) || state.hasTag('waiting') || (state.hasTag('stored') && !isShown),
    ),
  );
  return (
    <div role="status" aria-atomic={false}>
      <Room>
        {others.map((each) => (
          <RequestNotice key={each.type} {...each} />
        ))}
        {left.map((type) => (
          <Notice
            key={type}
            tone="warning"
            {...said.kept}
            title={said.kept.title(requestMessages.services[type].name)}
            to={requestPath(type)}
          />
        ))}
        <Earlier />
      </Room>
    </div>
  );
};

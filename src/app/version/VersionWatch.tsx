/** Reports each navigation to the version check, and shows its notices: this page stays outdated, or may be loaded again. */
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { versionCheckMachine } from '../../../machines/site/versionCheck.ts';
import { useStickyBarOffset } from '../../components/layout/useStickyBarOffset.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { versionMessages } from '../../i18n/en/version.ts';
import { useRouteChange } from '../../lib/useRouteChange.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

/* It has a place after the page, so that the end of the page scrolls clear of it. */
const NoticeBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  max-height: 75vh;
  overflow-y: auto;
  ${notOnPaper}
`;

/* Keeps a focused element above the bar. */
const ScrollPadding = createGlobalStyle`
  html { scroll-padding-bottom: calc(var(--notice, 0px) + 1rem) !important; }
`;

const setBarHeight = (height: number): void =>
  document.documentElement.style.setProperty('--notice', `${height}px`);

interface VersionWatchProps {
  readonly check: ActorRefFrom<typeof versionCheckMachine>;
}

export const VersionWatch = ({ check }: VersionWatchProps) => {
  const { outdated, reload } = useMessages(versionMessages);
  const { loading } = useMessages(partMessages);
  useRouteChange(useCallback(() => check.send({ type: 'NAVIGATED' }), [check]));
  const isOutdated = useSelector(check, (state) => state.hasTag('outdated'));
  const isOffered = useSelector(check, (state) => state.hasTag('reloadOffered'));
  // The worker of the new version may take ten seconds: the notice stays until the page reloads.
  const isLoading = useSelector(check, (state) => state.context.isChosen);
  const bar = useStickyBarOffset<HTMLDivElement>(isOutdated || isOffered || isLoading, setBarHeight);
  const dismiss = () => check.send({ type: 'DISMISS' });
  if (!isOutdated && !isOffered && !isLoading) return null;
  const { title, sentence } = isOutdated ? outdated : reload;
  return (
    <NoticeBar ref={bar}>
      <ScrollPadding />
      <Alert tone="note" title={title} onDismiss={isLoading ? undefined : dismiss}>
        <p>{sentence}</p>
        {!isOutdated && (
          <ButtonRow>
            <Button disabled={isLoading} onClick={() => check.send({ type: 'RELOAD' })}>
              {isLoading ? loading : reload.button}
            </Button>
          </ButtonRow>
        )}
      </Alert>
    </NoticeBar>
  );
};

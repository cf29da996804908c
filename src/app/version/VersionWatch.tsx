/** Reports each navigation to the version check, and shows its notices: this page stays outdated, or may be loaded again. */
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { versionCheckMachine } from '../../../machines/site/versionCheck.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { versionMessages } from '../../i18n/en/version.ts';
import { useRouteChange } from '../../lib/useRouteChange.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

const NoticeBar = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 5;
  ${notOnPaper}
`;

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
  const dismiss = () => check.send({ type: 'DISMISS' });
  if (isOffered || isLoading)
    return (
      <NoticeBar>
        <Alert tone="note" title={reload.title} onDismiss={isLoading ? undefined : dismiss}>
          <p>{reload.sentence}</p>
          <ButtonRow>
            <Button disabled={isLoading} onClick={() => check.send({ type: 'RELOAD' })}>
              {isLoading ? loading : reload.button}
            </Button>
          </ButtonRow>
        </Alert>
      </NoticeBar>
    );
  if (!isOutdated) return null;
  return (
    <NoticeBar>
      <Alert tone="note" title={outdated.title} onDismiss={dismiss}>
        <p>{outdated.sentence}</p>
      </Alert>
    </NoticeBar>
  );
};

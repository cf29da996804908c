/** Reports each navigation to the version check, and shows a notice if this page stays outdated. */
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { versionCheckMachine } from '../../../machines/site/versionCheck.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { useMessages } from '../../context/localeContext.ts';
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
  const messages = useMessages(versionMessages);
  useRouteChange(useCallback(() => check.send({ type: 'NAVIGATED' }), [check]));
  const isOutdated = useSelector(check, (state) => state.hasTag('outdated'));
  if (!isOutdated) return null;
  return (
    <NoticeBar>
      <Alert tone="note" title={messages.outdated.title} onDismiss={() => check.send({ type: 'DISMISS' })}>
        <p>{messages.outdated.sentence}</p>
      </Alert>
    </NoticeBar>
  );
};

/**
 * 'Share' and 'Copy the link' at the end of a page. What leaves is the page's canonical address, and never the one in the
 * address bar, which may have a query. Until the page is hydrated, and in a browser that cannot share, 'Share' is a link to
 * Facebook, which also works without scripts.
 */
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { sharingMessages } from '../../i18n/en/sharing.ts';
import { useIsHydrated } from '../../ssr/hydration/useIsHydrated.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { Button, ButtonAnchor, ButtonRow } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.ts';
import { CopyByHand } from './CopyByHand.tsx';
import { type CopyOutcome, copyText, createShareAction, toFacebookShareUrl } from './shareEffects.ts';
import { useLastAction } from './useLastAction.ts';

const CopyButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;

const StatusArea = styled.div`
  margin-top: 0.75rem;
  ${notOnPaper}
`;

interface ShareActionsProps {
  /** The canonical path, '/News/clean-up-day'. */
  readonly path: string;
  /** As the page shows it. */
  readonly title: string;
}

export const ShareActions = ({ path, title }: ShareActionsProps) => {
  const messages = useMessages(sharingMessages);
  const url = useServices().siteUrl + path;
  const canShare = useIsHydrated() && 'share' in navigator;
  const { outcome, run } = useLastAction<CopyOutcome>();
  return (
    <>
      <ButtonRow>
        {canShare ? (
          <Button secondary onClick={() => run(createShareAction({ title, url }, url), 'copyFailed')}>
            {messages.share}
          </Button>
        ) : (
          // A browser that translated the page has taken the text beside the element away: another language makes a new link.
          <ButtonAnchor
            key={messages.share}
            secondary
            href={toFacebookShareUrl(url)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {messages.share} <VisuallyHidden>{`(Facebook) ${messages.newTab}`}</VisuallyHidden>
          </ButtonAnchor>
        )}
        <CopyButton secondary onClick={() => run(() => copyText(url), 'copyFailed')}>
          {messages.copyLink}
        </CopyButton>
      </ButtonRow>
      <StatusArea role="status">
        {outcome === 'copied' && <span>{messages.copied}</span>}
        {outcome === 'copyFailed' && <CopyByHand id="shared-link" text={url} rows={2} />}
      </StatusArea>
    </>
  );
};

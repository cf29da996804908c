/** Button at the bottom of the window, so that nothing moves, when newer records exist. A press displays them. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { newerMessages } from '../../i18n/en/newer.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.ts';

/* Above the other bars at the bottom. */
const BottomBar = styled.div`
  position: fixed;
  bottom: calc(var(--foot, 0px) + 0.75rem);
  left: 0;
  right: 0;
  z-index: 3;
  display: flex;
  justify-content: center;
  pointer-events: none;
  button {
    pointer-events: auto;
  }
  ${notOnPaper}
`;

/* Keeps a focused element above the button, also at the end of the page. */
const BottomPadding = createGlobalStyle`
  html { scroll-padding-bottom: calc(var(--foot, 0px) + 5.5rem) !important; }
  body { padding-bottom: calc(var(--foot, 0px) + 5.5rem) !important; }
`;

export const NewContentBanner = () => {
  const messages = useMessages(newerMessages);
  const { subscribe, hasUpdates, showUpdates } = useServices().queryClient;
  const hasNewContent = useSyncExternalStore(subscribe, hasUpdates, () => false);
  const [isAnnounced, setAnnounced] = useState(false);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (hasNewContent) setAnnounced(false);
    // The button has gone, so the focus needs a new place.
    else if (wasPressed.current) focusHeading();
    wasPressed.current = false;
  }, [hasNewContent]);
  return (
    <BottomBar>
      {hasNewContent && <BottomPadding />}
      <div role="status">
        {hasNewContent && (
          <Button
            icon="state-news"
            onClick={() => {
              wasPressed.current = true;
              setAnnounced(true);
              showUpdates();
            }}
          >
            {messages.show}
          </Button>
        )}
        {!hasNewContent && isAnnounced && <VisuallyHidden>{messages.shown}</VisuallyHidden>}
      </div>
    </BottomBar>
  );
};

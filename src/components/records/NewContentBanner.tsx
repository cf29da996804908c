/** Over the foot of the window, so that nothing moves: what the page shows has changed in the records since, and a press shows it. */

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { newerWords } from '../../i18n/en/newer.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { useAnswers } from '../../query/queryClient.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.ts';

/* Above what else lies there. */
const Foot = styled.div`
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

/* What takes the focus comes out from under the button, at the end of the page too. */
const RoomBelow = createGlobalStyle`
  html { scroll-padding-bottom: calc(var(--foot, 0px) + 5.5rem) !important; }
  body { padding-bottom: calc(var(--foot, 0px) + 5.5rem) !important; }
`;

export const ShowNewer = () => {
  const { watch, hasNewer, showNewer } = useAnswers();
  const isNewer = useSyncExternalStore(watch, hasNewer, () => false);
  const [isTold, setTold] = useState(false);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isNewer) setTold(false);
    // The button has gone with what it was for.
    else if (wasPressed.current) focusHeading();
    wasPressed.current = false;
  }, [isNewer]);
  return (
    <Foot>
      {isNewer && <RoomBelow />}
      <div role="status">
        {isNewer && (
          <Button
            icon="state-news"
            onClick={() => {
              wasPressed.current = true;
              setTold(true);
              showNewer();
            }}
          >
            {newerWords.show}
          </Button>
        )}
        {!isNewer && isTold && <VisuallyHidden>{newerWords.shown}</VisuallyHidden>}
      </div>
    </Foot>
  );
};

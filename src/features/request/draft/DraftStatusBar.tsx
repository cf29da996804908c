/**
 * Status bar at the bottom of the window while the questions are visible; below them it stands in the flow, so that it never
 * covers Submit. It is one line with the choice where the draft is stored and the button that deletes it, unless it has a
 * warning.
 */
import { useRef } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { formDraftMachine } from '../../../../machines/request/draft.ts';
import { Checkbox } from '../../../components/fields/Checkbox.tsx';
import { useStickyBarOffset } from '../../../components/layout/useStickyBarOffset.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { FocusOnShow } from '../../../components/ui/FocusOnShow.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import type { Translate } from '../../../i18n/define.ts';
import { draftMessages } from '../../../i18n/en/draft.ts';
import { minWidth } from '../../../theme/breakpoints.ts';
import { notOnPaper } from '../../../theme/printVisibility.ts';

/* With very large text on a small screen the bar is at the end of the form, where it hides no question. */
const Bar = styled.section`
  z-index: 3;
  margin: 2rem -1rem 0;
  background: var(--mist);
  outline: 1px solid var(--edge);
  @media (min-height: 24rem) and (min-width: 18rem) {
    position: sticky;
    bottom: var(--foot, 0px);
    max-height: 75vh;
    overflow-y: auto;
  }
  ${minWidth.wide} {
    margin: 2rem 0 0;
  }
  ${notOnPaper}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 0.5rem;
  padding: 0 0.5rem;
  font-size: 1rem;
  line-height: 1.3;
  & > label {
    gap: 0.375rem;
    min-height: 44px;
    margin: 0;
  }
  input {
    width: 28px;
    height: 28px;
  }
  & > button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 400;
    text-decoration: underline;
  }
`;

const StorageNote = styled.p`
  padding: 0 0.5rem 0.5rem;
  font-size: 1rem;
  line-height: 1.35;
  color: var(--ink2);
`;

type Snapshot = SnapshotFrom<typeof formDraftMachine>;

interface DraftStatusBarProps {
  readonly state: Snapshot;
  readonly send: (event: Parameters<typeof formDraftMachine.transition>[1]) => void;
  /** True while a request is being submitted. */
  readonly isDisabled: boolean;
}

const reserveSpace = (height: number, bar: HTMLElement): void => {
  const form = bar.closest('form');
  if (height === 0) form?.style.removeProperty('--draft');
  else form?.style.setProperty('--draft', `${height}px`);
};

/** Alerts that appear on their own, one at a time, and the messages of each. */
const alertTags = ['unreadable', 'storeFailed', 'removed'] as const;
const messageNames = { unreadable: 'notRead', storeFailed: 'notKept', removed: 'gone' } as const;

const getAlertMessages = (state: Snapshot, translate: Translate) => {
  const messages = translate(draftMessages);
  const tag = alertTags.find((each) => state.hasTag(each));
  return tag === undefined ? null : messages[messageNames[tag]];
};

export const DraftStatusBar = ({ state, send, isDisabled }: DraftStatusBarProps) => {
  const translate = useTranslate();
  const messages = useMessages(draftMessages);
  const clear = useRef<HTMLButtonElement>(null);
  const alertMessages = getAlertMessages(state, translate);
  const { sure } = messages;
  const [isStored, isOnPhone] = [state.hasTag('stored'), state.hasTag('onPhone')];
  const isVisible = isStored || alertMessages !== null;
  const bar = useStickyBarOffset(isVisible, reserveSpace);
  return (
    <>
      <Bar ref={bar} aria-label={messages.region} hidden={!isVisible}>
        <div role="status">
          {alertMessages !== null && (
            <Alert
              tone="warning"
              role="none"
              title={alertMessages.title}
              onDismiss={() => send({ type: 'DISMISS' })}
            >
              <p>{alertMessages.sentence}</p>
            </Alert>
          )}
        </div>
        {state.hasTag('confirmingClear') && (
          <FocusOnShow>
            <Alert tone="warning" role="none" title={sure.title}>
              <p>{sure.sentence}</p>
              <ButtonRow>
                <Button disabled={isDisabled} onClick={() => send({ type: 'CONFIRM' })}>
                  {sure.yes}
                </Button>
                <Button
                  secondary
                  onClick={() => {
                    send({ type: 'DISMISS' });
                    clear.current?.focus();
                  }}
                >
                  {sure.no}
                </Button>
              </ButtonRow>
            </Alert>
          </FocusOnShow>
        )}
        {isStored && (
          <>
            <Row>
              <Checkbox
                type="checkbox"
                name="keepOnPhone"
                label={messages.keep}
                aria-describedby="draft-where"
                checked={isOnPhone}
                disabled={isDisabled}
                onChange={(event) =>
                  send({ type: event.target.checked ? 'STORE_ON_PHONE' : 'REMOVE_FROM_PHONE' })
                }
              />
              <Button ref={clear} secondary disabled={isDisabled} onClick={() => send({ type: 'CLEAR' })}>
                {messages.clear}
              </Button>
            </Row>
            {isOnPhone && <StorageNote id="draft-where">{messages.onPhone}</StorageNote>}
          </>
        )}
      </Bar>
      {isStored && !isOnPhone && <StorageNote id="draft-where">{messages.inTab}</StorageNote>}
    </>
  );
};

/** After Save: the text of a post for Facebook, and the record as a notice for the bulletin board. */
import { useContext, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { FormField, Hint, toControlProps } from '../../components/fields/FormField.tsx';
import { TextArea } from '../../components/fields/inputs.ts';
import { type CopyOutcome, copyText } from '../../components/sharing/shareEffects.ts';
import { useLastAction } from '../../components/sharing/useLastAction.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { PrintButton } from '../../components/ui/PrintButton.tsx';
import type { PlannedWrite } from '../../content/import/importPlan.ts';
import { useServices } from '../../context/services.ts';
import { TabVisibilityContext } from '../tabVisibility.ts';
import { shareMessages as messages } from './messages.ts';
import { NoticeSheet } from './NoticeSheet.tsx';
import { formatPost, type PublishedRecord, toPublishedRecord } from './publishedRecord.ts';

const Heading = styled.h2`
  margin: 2.5rem 0 0.75rem;
`;

const PostText = styled(TextArea)`
  min-height: 12rem;
`;

const NoticeHint = styled(Hint)`
  margin-top: 0.75rem;
`;

interface PostActionsProps {
  readonly record: PublishedRecord;
  /** Absolute. */
  readonly address: string;
}

const PostActions = ({ record, address }: PostActionsProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = formatPost(record, address);
  const { outcome, run } = useLastAction<CopyOutcome>();
  const hasCopyFailed = outcome === 'copyFailed';
  useEffect(() => {
    if (hasCopyFailed) field.current?.select();
  }, [hasCopyFailed]);
  return (
    <>
      <FormField name="post" label={messages.post} hint={messages.postHint}>
        <PostText
          ref={field}
          {...toControlProps('post', { hint: messages.postHint })}
          readOnly
          value={text}
        />
      </FormField>
      <ButtonRow>
        <Button secondary onClick={() => run(() => copyText(text), 'copyFailed')}>
          {messages.copy}
        </Button>
        <PrintButton secondary>{messages.notice}</PrintButton>
      </ButtonRow>
      <div role="status">
        {outcome === 'copied' && <p>{messages.copied}</p>}
        {hasCopyFailed && <p>{messages.copyFailed}</p>}
      </div>
      <NoticeHint>{messages.noticeHint}</NoticeHint>
    </>
  );
};

interface SharePanelProps {
  readonly write: PlannedWrite;
}

export const SharePanel = ({ write }: SharePanelProps) => {
  const { siteUrl } = useServices();
  // A hidden tab stays mounted, and must not print in place of the open one.
  const isTabVisible = useContext(TabVisibilityContext);
  const record = toPublishedRecord(write);
  if (record === null) return null;
  const address = siteUrl + record.path;
  return (
    <section aria-labelledby="share-record">
      <Heading id="share-record">{messages.title}</Heading>
      {record.obstacle === null ? (
        <>
          {new URL(address).hostname === 'localhost' && <Alert tone="warning" title={messages.noAddress} />}
          <PostActions record={record} address={address} />
          {isTabVisible && <NoticeSheet record={record} address={address} posted={write.updated} />}
        </>
      ) : (
        <Alert tone="note" title={messages.obstacles[record.obstacle]} />
      )}
    </section>
  );
};

/** A text that the browser could not copy: it is selected, and the reader copies it by hand. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { sharingMessages } from '../../i18n/en/sharing.ts';
import { TextArea } from '../fields/inputs.ts';

const Text = styled(TextArea)<{ readonly $rows: number }>`
  min-height: ${({ $rows }) => $rows * 2}rem;
`;

interface CopyByHandProps {
  /** Of the field; unique on its page. */
  readonly id: string;
  readonly text: string;
  readonly rows: number;
}

export const CopyByHand = ({ id, text, rows }: CopyByHandProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <>
      <label htmlFor={id}>{useMessages(sharingMessages).byHand}</label>
      <Text ref={field} id={id} readOnly rows={rows} $rows={rows} value={text} />
    </>
  );
};

/** A hidden field against bots. The form refuses a submission that fills it in, and says where a person can go instead. */
import type { Ref } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';

const OffScreen = styled.div`
  position: absolute;
  left: -99rem;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

interface HoneypotProps {
  readonly ref: Ref<HTMLInputElement>;
}

export const Honeypot = ({ ref }: HoneypotProps) => {
  const messages = useMessages(partMessages);
  return (
    <OffScreen aria-hidden="true">
      <label>
        <span>{messages.leaveEmpty}</span>
        <input ref={ref} type="text" name="leaveEmpty" tabIndex={-1} autoComplete="off" />
      </label>
    </OffScreen>
  );
};

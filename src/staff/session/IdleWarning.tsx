/**
 * Warns that an unused page will sign itself out. It stays in sight at the foot of the window and does not take the focus,
 * because any key counts as activity. The button exists for people who expect one.
 */
import styled from 'styled-components';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { staffPageMessages } from '../messages.ts';

const { idle: messages } = staffPageMessages;

const Foot = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 10;
  max-width: 48rem;
  margin: 0 auto;
  padding: 0.5rem;
  ${notOnPaper}
`;

interface IdleWarningProps {
  readonly onStay: () => void;
}

export const IdleWarning = ({ onStay }: IdleWarningProps) => (
  <Foot>
    <Alert tone="warning" role="alert" title={messages.title}>
      <p>{messages.why}</p>
      <ButtonRow>
        <Button onClick={onStay}>{messages.stay}</Button>
      </ButtonRow>
    </Alert>
  </Foot>
);

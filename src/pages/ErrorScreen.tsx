/**
 * Spec §8: a page that fails shows 'Unexpected Application Error!' and the message, after a sentence in the page's language
 * that says what to do. Both ways out reload, which also recovers a missing script.
 */
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { Button, ButtonAnchor, ButtonRow } from '../components/ui/Button.tsx';
import { useLoadFailure } from '../components/ui/useLoadFailure.ts';
import { useMessages } from '../context/localeContext.ts';
import { partMessages } from '../i18n/en/parts.ts';
import { toWindowTitle } from '../routes/menu.ts';
import { homePath } from '../routes/table.ts';

const Box = styled.div`
  margin-top: 2rem;
  padding: 1rem;
  border: 1px solid var(--edge);
  h1 {
    font-size: 1.375rem;
  }
  p {
    margin: 0.75rem 0;
  }
  & > p:first-child {
    margin-top: 0;
    font-size: 1.1875rem;
    font-weight: 700;
  }
`;

const Message = styled.code`
  padding: 0.15rem 0.4rem;
  border: 1px solid var(--line);
  background: var(--mist);
  font: 1rem / 1.5 ui-monospace, 'Roboto Mono', Consolas, monospace;
`;

interface ErrorScreenProps {
  readonly message: string;
  readonly onRetry: () => void;
}

export const ErrorScreen = ({ message, onRetry }: ErrorScreenProps) => {
  const messages = useMessages(partMessages);
  return (
    <Container $foot>
      <title>{toWindowTitle(messages.errorScreen.title)}</title>
      <meta name="robots" content="noindex" />
      <Box role="alert">
        <p>{useLoadFailure(messages.errorScreen.sentence)}</p>
        <h1 tabIndex={-1}>{messages.errorScreen.title}</h1>
        {message !== '' && (
          <p>
            <Message>{message}</Message>
          </p>
        )}
        <ButtonRow>
          <ButtonAnchor icon="state-home" href={homePath}>
            {messages.errorScreen.home}
          </ButtonAnchor>
          <Button secondary onClick={onRetry}>
            {messages.errorScreen.again}
          </Button>
        </ButtonRow>
      </Box>
    </Container>
  );
};

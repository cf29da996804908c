/**
 * Placeholder with a page's geometry while its code loads. It appears after 200 ms, so that a fast page never
 * flickers. Its text is the page's heading until then.
 */
import styled, { css, keyframes } from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { paleWeave } from '../../theme/shapes.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.ts';
import { Container } from './Container.ts';

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

const drift = keyframes`
  to { background-position-x: 64px; }
`;

const barStyle = css`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  background: var(--mist);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${paleWeave} 0 / 64px 32px;
    opacity: 0.55;
    animation: ${drift} 2.4s steps(24) infinite;
  }
`;

/* The height of a page, so that the footer does not jump up during loading. */
const SkeletonPage = styled(Container)`
  min-height: 40rem;
  padding-top: 2.5rem;
  animation: ${appear} 1ms 200ms backwards;
`;

const Title = styled.div`
  ${barStyle}
  width: 40%;
  height: 2.4rem;
`;

const Line = styled.div<{ readonly $width: string }>`
  ${barStyle}
  width: ${({ $width }) => $width};
  height: 1.1rem;
  margin-top: 0.75rem;
`;

const Row = styled.div<{ readonly $dated: boolean }>`
  display: grid;
  grid-template-columns: ${({ $dated }) => ($dated ? '64px 1fr' : '1fr')};
  gap: 1rem;
  padding: 1.25rem 0;
  border-bottom: 1px solid var(--line);
`;

const Tile = styled.div`
  ${barStyle}
  height: 72px;
`;

interface RowsProps {
  /** Each row starts with a date. */
  readonly isDated: boolean;
}

const Rows = ({ isDated }: RowsProps) =>
  ['80%', '60%', '70%'].map((width) => (
    <Row key={width} $dated={isDated}>
      {isDated && <Tile />}
      <div>
        <Line $width={width} />
        <Line $width="100%" />
      </div>
    </Row>
  ));

export const Skeleton = () => {
  const messages = useMessages(partMessages);
  return (
    <SkeletonPage $foot role="status">
      <VisuallyHidden as="h1">{messages.loading}</VisuallyHidden>
      <Title />
      <Rows isDated={false} />
    </SkeletonPage>
  );
};

const SkeletonBlock = styled.div`
  min-height: 30rem;
  border-top: 3px solid var(--line);
  animation: ${appear} 1ms 200ms backwards;
`;

/** Placeholder below a page's title while its records load. */
export const ListSkeleton = ({ isDated }: RowsProps) => {
  const messages = useMessages(partMessages);
  return (
    <SkeletonBlock role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Rows isDated={isDated} />
    </SkeletonBlock>
  );
};

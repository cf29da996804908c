/**
 * How the office uses the answers: the summary open, the full notice collapsed. The full notice is no part of the prerendered
 * page, which would have it once for each form: 31 of its 124 kB. It is there before any answer can be sent.
 */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../components/media/Icon.tsx';
import { Disclosure } from '../../../components/ui/Disclosure.tsx';
import { useIsHydrated } from '../../../ssr/hydration/useIsHydrated.ts';

const Box = styled.section`
  margin-top: 1rem;
  padding: 1rem;
  border: 2px solid var(--info);
  border-left-width: 8px;
  background: var(--infobg);
  & > h2 {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    font-size: 1.1875rem;
  }
  & > p {
    margin: 0.4rem 0 0.75rem;
    font-size: 1.0625rem;
  }
  svg {
    color: var(--info);
  }
`;

const Points = styled.div`
  & > * + * {
    margin-top: 0.6rem;
  }
`;

interface PrivacyNoticeProps {
  readonly title: string;
  readonly summary: ReactNode;
  readonly more: string;
  /** Paragraphs of the full notice. */
  readonly children: ReactNode;
}

export const PrivacyNotice = ({ title, summary, more, children }: PrivacyNoticeProps) => {
  const isHydrated = useIsHydrated();
  return (
    <Box aria-labelledby="privacy-title">
      <h2 id="privacy-title">
        <Icon name="state-lock" />
        <span>{title}</span>
      </h2>
      <p>{summary}</p>
      <Disclosure label={more}>{isHydrated && <Points>{children}</Points>}</Disclosure>
    </Box>
  );
};

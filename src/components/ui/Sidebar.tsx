/** What stands beside a form: what to bring, then notes under hairlines. The caller's grid puts it there. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Bullets } from './BulletList.ts';

const Box = styled.div`
  min-width: 0;
  padding: 1rem 1.125rem;
  border-top: 6px solid var(--clay);
  background: var(--mist);
  & > h2 {
    font-size: 1.1875rem;
  }
`;

const Listed = styled(Bullets)`
  margin-top: 0.5rem;
  line-height: 1.4;
`;

export const SideNote = styled.p`
  margin: 0.75rem 0;
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);
  font-size: 1.0625rem;
  a {
    position: relative;
    display: inline-block;
    padding: 0.6rem 0;
    margin: -0.6rem 0;
  }
`;

interface SideBoxProps {
  readonly title: string;
  readonly items: readonly string[];
  /** `SideNote`s. */
  readonly children?: ReactNode;
}

export const SideBox = ({ title, items, children }: SideBoxProps) => (
  <Box>
    <h2>{title}</h2>
    {items.length > 0 && (
      <Listed>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Listed>
    )}
    {children}
  </Box>
);

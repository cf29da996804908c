/** What stands beside a form: what to bring, then notes under hairlines. The caller's grid puts it there. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  min-width: 0;
  padding: 1rem 1.125rem;
  border-top: 6px solid var(--clay);
  background: var(--mist);
  & > h2 {
    font-size: 1.1875rem;
  }
`;

const Bullets = styled.ul`
  margin-top: 0.5rem;
  & > li {
    position: relative;
    padding: 0.4rem 0 0.4rem 1.75rem;
    line-height: 1.4;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0.1rem;
    top: 0.75rem;
    width: 10px;
    height: 10px;
    background: var(--clay);
    transform: rotate(45deg);
  }
`;

export const SideNote = styled.p`
  margin: 0.75rem 0;
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);
  font-size: 1.0625rem;
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
      <Bullets>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Bullets>
    )}
    {children}
  </Box>
);

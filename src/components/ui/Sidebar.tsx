/** The box beside a form: requirements, then notes separated by hairlines. The caller's grid places it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BulletList } from './BulletList.ts';

const Box = styled.div`
  min-width: 0;
  padding: 1rem 1.125rem;
  border-top: 6px solid var(--clay);
  background: var(--mist);
  & > h2 {
    font-size: 1.1875rem;
  }
`;

const SidebarList = styled(BulletList)`
  margin-top: 0.5rem;
  line-height: 1.4;
`;

export const SidebarNote = styled.p`
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

interface SidebarProps {
  readonly title: string;
  readonly items: readonly string[];
  /** `SidebarNote`s. */
  readonly children?: ReactNode;
}

export const Sidebar = ({ title, items, children }: SidebarProps) => (
  <Box>
    <h2>{title}</h2>
    {items.length > 0 && (
      <SidebarList>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </SidebarList>
    )}
    {children}
  </Box>
);

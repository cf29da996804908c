/** The box beside a form: a title, then groups and notes, which hairlines separate. The caller's grid places it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { withKeys } from '../../lib/withKeys.ts';
import { BulletList } from './BulletList.ts';

const Box = styled.div`
  min-width: 0;
  padding: 1rem 1.125rem;
  border-top: 3px solid var(--rule);
  background: var(--mist);
  & > h2 {
    font-size: 1.1875rem;
  }
  h3 {
    margin-top: 0.5rem;
    font-size: 1.0625rem;
  }
`;

const CompactList = styled(BulletList)`
  line-height: 1.4;
  & > li {
    padding-block: 0.25rem;
  }
  & > li::before {
    top: 0.85rem;
  }
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

/** Rows of a label and a value. */
export const SidebarRows = styled.dl`
  margin-top: 0.75rem;
  padding-top: 0.5rem;
  border-top: 1px solid var(--line);
  line-height: 1.4;
  dt {
    margin-top: 0.5rem;
    color: var(--ink2);
    font-size: 1.0625rem;
  }
  dd {
    font-weight: 600;
  }
`;

interface SidebarListProps {
  readonly items: readonly string[];
  readonly lang: 'en' | undefined;
}

export const SidebarList = ({ items, lang }: SidebarListProps) => (
  <CompactList lang={lang}>
    {withKeys(items).map(({ key, item }) => (
      <li key={key}>{item}</li>
    ))}
  </CompactList>
);

interface SidebarProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

export const Sidebar = ({ title, children }: SidebarProps) => (
  <Box>
    <h2>{title}</h2>
    {children}
  </Box>
);

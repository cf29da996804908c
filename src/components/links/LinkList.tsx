/** A ruled list of links to pages of the site: underlined title, one line of description. The whole row can be tapped. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { Icon } from '../media/Icon.tsx';
import { LinkRow, LinkRowDescription, LinkRowText, LinkRowTitle } from './LinkRow.ts';

const List = styled.ul`
  & > li {
    min-width: 0;
    border-bottom: 1px solid var(--line);
  }
`;

const Chevron = styled(Icon)`
  ${notOnPaper}
`;

interface LinkListProps {
  readonly links: readonly {
    readonly to: string;
    readonly title: string;
    readonly small: ReactNode;
    /** Needed when two links lead to the same page. */
    readonly key?: string;
  }[];
}

export const LinkList = ({ links }: LinkListProps) => (
  <List>
    {links.map(({ to, title, small, key }) => (
      <li key={key ?? to}>
        <LinkRow to={to}>
          <LinkRowText>
            <LinkRowTitle>{title}</LinkRowTitle>
            <LinkRowDescription>{small}</LinkRowDescription>
          </LinkRowText>
          <Chevron name="state-chevron" />
        </LinkRow>
      </li>
    ))}
  </List>
);

/** Group of sub-pages: icon and upper-case title, each sub-page a link (spec §2). Panel and drawer style the links. */
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';
import { useTranslate } from '../../context/localeContext.ts';
import { groupTitle, type MenuGroup, pageTitle } from '../../routes/menu.ts';
import type { AriaCurrentSelector } from './useActiveNavItem.ts';

const Title = styled.h3`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  padding-bottom: 0.5rem;
  border-bottom: 3px solid var(--rule);
  font-size: 1rem;
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

interface NavGroupProps {
  readonly group: MenuGroup;
  readonly ariaCurrentOf: AriaCurrentSelector;
  readonly className?: string | undefined;
}

export const NavGroup = ({ group, ariaCurrentOf, className }: NavGroupProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className={className}>
      <Title id={id}>
        <Icon name={group.icon} />
        <span>{groupTitle(group.id, translate)}</span>
      </Title>
      <ul aria-labelledby={id}>
        {group.subPages.map(({ path, page }) => (
          <li key={path}>
            <Link to={path} aria-current={ariaCurrentOf(path)}>
              {pageTitle(page, translate)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

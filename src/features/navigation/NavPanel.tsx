/** Open panel of an item: its title, lead and index link, then a column for each group. */
import styled, { keyframes } from 'styled-components';
import { Container } from '../../components/layout/Container.ts';
import { WovenBorder } from '../../components/layout/WovenBorder.tsx';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { navigationMessages } from '../../i18n/en/navigation.ts';
import { type MenuItem, pageTitle } from '../../routes/menu.ts';
import type { routes } from '../../routes/table.ts';
import { inForced } from '../../theme/breakpoints.ts';
import { paperGround } from '../../theme/paperGround.ts';
import { activeItemStyle } from './activeItemStyle.ts';
import { NavGroup } from './NavGroup.tsx';
import type { AriaCurrentSelector } from './useActiveNavItem.ts';
import { ViewAllLink } from './ViewAllLink.tsx';

type PathWithGroups = Extract<(typeof routes)[number], { readonly groups: unknown }>['path'];

const appear = keyframes`
  from { opacity: 0; }
`;

const Sheet = styled.div`
  ${paperGround}
  position: absolute;
  z-index: 5;
  top: 100%;
  left: 0;
  right: 0;
  box-shadow: 0 16px 32px #0006;
  animation: ${appear} 120ms ease-out;
  ${inForced} {
    border: 3px solid CanvasText;
  }
`;

const Columns = styled(Container)<{ readonly $groups: number }>`
  display: grid;
  grid-template-columns: 15rem repeat(${({ $groups }) => $groups}, minmax(0, 1fr));
  gap: 2.5rem;
  padding-top: 2rem;
  padding-bottom: 2.25rem;
`;

const Title = styled.h2`
  font-size: 1.75rem;
`;

const Lead = styled.p`
  margin: 0.5rem 0 0.75rem;
  color: var(--ink2);
  font-size: 1rem;
`;

const AllPagesLink = styled(ViewAllLink)`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  font-weight: 700;
  &,
  &:visited {
    color: var(--link);
  }
`;

const Group = styled(NavGroup)`
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 0.35rem 0.25rem;
    border-bottom: 1px solid var(--line);
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
  }
  a,
  a:visited {
    color: var(--link);
  }
  a:hover {
    background: var(--mist);
    text-decoration: underline;
  }
  a {
    ${activeItemStyle}
  }
  a[aria-current]:focus-visible {
    box-shadow:
      inset 6px 0 var(--gold),
      0 0 0 3px var(--gold);
  }
`;

interface NavPanelProps {
  readonly id: string;
  readonly item: MenuItem;
  readonly ariaCurrentOf: AriaCurrentSelector;
}

export const NavPanel = ({ id, item, ariaCurrentOf }: NavPanelProps) => {
  const translate = useTranslate();
  const messages = useMessages(navigationMessages);
  const leads: Readonly<Record<string, string>> = messages.leads satisfies Record<PathWithGroups, string>;
  return (
    <Sheet id={id}>
      <Columns $groups={item.groups.length}>
        <div>
          <Title>{pageTitle(item.page, translate)}</Title>
          <Lead>{leads[item.path]}</Lead>
          <AllPagesLink item={item} ariaCurrentOf={ariaCurrentOf} />
        </div>
        {item.groups.map((group) => (
          <Group key={group.id} group={group} ariaCurrentOf={ariaCurrentOf} />
        ))}
      </Columns>
      <WovenBorder />
    </Sheet>
  );
};

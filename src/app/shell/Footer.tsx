/** Footer of every page: the barangay's address, the main navigation (spec §2), and the line of 2024 with the credit. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Brand } from '../../components/layout/Brand.tsx';
import { Container } from '../../components/layout/Container.ts';
import { CallLink } from '../../components/links/CallLink.tsx';
import { RecaptchaNotice } from '../../components/ui/RecaptchaNotice.tsx';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { DataSaverSwitch } from '../../features/preferences/DataSaverSwitch.tsx';
import { partMessages } from '../../i18n/en/parts.ts';
import { type MenuItem, pagesBelowMenu, pageTitle, routeOfPage } from '../../routes/menu.ts';
import { site } from '../../site.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { deepGround } from '../../theme/deepGround.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

const Ground = styled.footer`
  ${deepGround}
  font-size: 1rem;
  ${notOnPaper}
`;

const threeColumns = css`
  grid-template-columns: 1.2fr 0.8fr 1.3fr;
`;

const Columns = styled(Container)<{ readonly $three: boolean }>`
  display: grid;
  gap: 2rem;
  padding-top: 2rem;
  padding-bottom: 2rem;
  & > * {
    min-width: 0;
  }
  h2 {
    margin-bottom: 0.5rem;
    font-size: 1.125rem;
    letter-spacing: 0;
  }
  ${minWidth.columns} {
    gap: 3rem;
    grid-template-columns: 1.2fr 2.1fr;
    padding-top: 3rem;
    padding-bottom: 3rem;
    ${({ $three }) => $three && threeColumns}
  }
`;

const Address = styled.p`
  margin-top: 0.75rem;
  color: var(--ink2);
  span {
    display: block;
  }
`;

const FooterLink = styled(Link)`
  display: inline-block;
  min-height: 36px;
  padding: 0.35rem 0;
`;

const Legal = styled.div`
  background: var(--deeper);
  color: var(--ink2);
`;

const LegalRow = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 2rem;
  padding-top: 1rem;
  padding-bottom: 1.25rem;
`;

interface FooterProps {
  readonly items: readonly MenuItem[];
  /** The third column: the emergency contacts. */
  readonly hotlines?: ReactNode;
}

export const Footer = ({ items, hotlines }: FooterProps) => {
  const translate = useTranslate();
  const messages = useMessages(partMessages);
  return (
    <Ground>
      <Columns $three={hotlines !== undefined}>
        <div>
          <Brand />
          <Address>
            <span>{site.hall.address}</span>
            {!site.hall.telephone.sample && <CallLink number={site.hall.telephone.number} carrier="" />}
            <span>{messages.hours(site.hall.opens, site.hall.closes)}</span>
          </Address>
        </div>
        <div>
          <nav id="main-navigation" tabIndex={-1} aria-labelledby="main-navigation-title">
            <h2 id="main-navigation-title">{messages.mainNavigation}</h2>
            <ul>
              {items.map(({ path, page }) => (
                <li key={path}>
                  <FooterLink to={path}>{pageTitle(page, translate)}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
          {/* Outside the list, which has the menu's items and no others (spec §2). */}
          {pagesBelowMenu.map(({ path, page }) => (
            <FooterLink key={path} to={path}>
              {pageTitle(page, translate)}
            </FooterLink>
          ))}
        </div>
        {hotlines !== undefined && <div>{hotlines}</div>}
      </Columns>
      <Legal>
        <LegalRow>
          <p>{messages.copyright(site.copyrightYear, site.barangay)}</p>
          <p>{messages.designedBy(site.credit)}</p>
          <FooterLink to={routeOfPage('Accessibility').path}>
            {pageTitle('Accessibility', translate)}
          </FooterLink>
          <DataSaverSwitch />
          <RecaptchaNotice />
        </LegalRow>
      </Legal>
    </Ground>
  );
};

/** Frame of every page, designed as a cloth: header, woven border, plain content, woven border, footer. */
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { SkipLink } from '../../components/layout/SkipLink.ts';
import { WovenBorder } from '../../components/layout/WovenBorder.tsx';
import { NewContentBanner } from '../../components/records/NewContentBanner.tsx';
import { useMessages } from '../../context/localeContext.ts';
import { AlertBanners } from '../../features/alerts/AlertBanners.tsx';
import { StickyAlerts } from '../../features/alerts/StickyAlerts.tsx';
import { partMessages } from '../../i18n/en/parts.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/* The skip link focuses it; a focus ring around a whole page would mean nothing. */
const Main = styled.main`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

interface PageProps {
  readonly items: ComponentProps<typeof Header>['items'];
  readonly footerItems: ComponentProps<typeof Footer>['items'];
  readonly hotlines?: ReactNode;
  readonly children: ReactNode;
}

export const Page = ({ items, footerItems, hotlines, children }: PageProps) => {
  const messages = useMessages(partMessages);
  return (
    <>
      <SkipLink href="#main">{messages.skip}</SkipLink>
      <Header items={items} />
      <WovenBorder />
      <AlertBanners />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <WovenBorder />
      <Footer items={footerItems} hotlines={hotlines} />
      <StickyAlerts />
      <NewContentBanner />
    </>
  );
};

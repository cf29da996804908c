/** The cloth: header, hem, plain paper, hem, footer. */
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { partWords } from '../words/parts.ts';
import { AnnouncementStrip } from './announcementStrip.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hem } from './hem.tsx';
import { LateAnnouncements } from './lateAnnouncements.tsx';
import { ShowNewer } from './showNewer.tsx';
import { SkipLink } from './skipLink.ts';

/*
 * It takes the focus from the skip link; a ring around a whole page would say nothing.
 */
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

export const Page = ({ items, footerItems, hotlines, children }: PageProps) => (
  <>
    <SkipLink href="#main">{partWords.skip}</SkipLink>
    <Header items={items} />
    <Hem />
    <AnnouncementStrip />
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
    <Hem />
    <Footer items={footerItems} hotlines={hotlines} />
    <LateAnnouncements />
    <ShowNewer />
  </>
);

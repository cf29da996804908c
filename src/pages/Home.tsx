/** Home: what to do, and the button, on the first screen; then the services, whom to call, and what is new. */
import styled from 'styled-components';
import { Wrap } from '../components/layout/Container.ts';
import { servicePathOf } from '../components/paths/servicePaths.ts';
import { Section } from '../components/ui/Section.ts';
import { Latest } from '../features/articles/LatestArticles.tsx';
import { EmergencyBand } from '../features/contacts/EmergencyBand.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { ServicesList } from '../features/services/ServicesList.tsx';
import { partWords } from '../i18n/en/parts.ts';
import { from } from '../theme/breakpoints.ts';

const News = styled(Wrap)`
  display: grid;
  gap: 2.5rem 3rem;
  padding-top: 2.5rem;
  padding-bottom: 3.5rem;
  & > * {
    min-width: 0;
  }
  ${from.columns} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Home = () => (
  <>
    <Hero />
    <Section>
      <Wrap>
        <h2>{partWords.home.services}</h2>
        <p>{partWords.home.servicesLead}</p>
        <ServicesList to={servicePathOf} />
      </Wrap>
    </Section>
    <EmergencyBand />
    <News>
      <Latest kind="news" />
      <Latest kind="announcements" />
    </News>
  </>
);

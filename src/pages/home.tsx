/** Home: what to do, and the button, on the first screen; then the services, whom to call, and what is new. */
import styled from 'styled-components';
import { EmergencyBand } from '../parts/emergencyBand.tsx';
import { Hero } from '../parts/hero.tsx';
import { Latest } from '../parts/latest.tsx';
import { Section } from '../parts/section.ts';
import { servicePathOf } from '../parts/servicePaths.ts';
import { ServicesList } from '../parts/servicesList.tsx';
import { Wrap } from '../parts/wrap.ts';
import { from } from '../theme/breaks.ts';
import { partWords } from '../words/parts.ts';

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

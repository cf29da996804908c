/** Home: what to do, and the button, on the first screen; then the services, then whom to call. */
import { formTypes } from '../form/types.ts';
import { EmergencyBand } from '../parts/emergencyBand.tsx';
import { Hero } from '../parts/hero.tsx';
import { Section } from '../parts/section.ts';
import { ServicesList } from '../parts/servicesList.tsx';
import { Wrap } from '../parts/wrap.ts';
import { partWords } from '../words/parts.ts';

export const Home = () => (
  <>
    <Hero />
    <Section>
      <Wrap>
        <h2>{partWords.home.services}</h2>
        <p>{partWords.home.servicesLead}</p>
        <ServicesList to={(type) => `/services/${formTypes[type].slug}`} />
      </Wrap>
    </Section>
    <EmergencyBand />
  </>
);

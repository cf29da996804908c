/** /Citizens-Charter: every service of the charter, and the way to its details. */
import styled from 'styled-components';
import { type Service, servicesOf } from '../content/service.ts';
import { ListedOrEmpty } from '../parts/listed.tsx';
import { PageCrumbs, routeTo } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { useReading } from '../parts/reading.ts';
import { SampleTag } from '../parts/sampleTag.tsx';
import { WayList } from '../parts/wayList.tsx';
import { Wrap } from '../parts/wrap.ts';
import { pageWords } from '../words/pages.ts';

const said = pageWords.charter;

const Ruled = styled.div`
  border-top: 3px solid var(--rule);
`;

/** One fee says it all; several are told apart on the service's own page. */
const onlyFee = ({ fees }: Service): string => (fees.length === 1 ? (fees[0] ?? '') : '');

/** By its own slug; without one by its name, lower-cased with spaces turned to hyphens (spec §2). */
const servicePath = ({ slug, name }: Service): string =>
  `/services/${encodeURIComponent(slug || name.toLowerCase().replaceAll(' ', '-'))}`;

export const CitizensCharter = () => (
  <Wrap $foot>
    <PageCrumbs page="CitizensCharter" />
    <PageHead title={routeTo('CitizensCharter').title} lead={said.lead} />
    <ListedOrEmpty reading={useReading('charter', servicesOf)} icon="group-clipboard" empty={said.empty}>
      {(services) => (
        <Ruled>
          <WayList
            ways={services.map((service) => ({
              key: service.id,
              to: servicePath(service),
              title: service.name,
              small: (
                <>
                  {said.small(service.total, onlyFee(service))} {service.isSample && <SampleTag />}
                </>
              ),
            }))}
          />
        </Ruled>
      )}
    </ListedOrEmpty>
  </Wrap>
);

/** The tourism page: places to see, and the way to where they are. */

import { Wrap } from '../components/layout/Container.ts';
import { PageCrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { ListedOrEmpty } from '../components/records/QueryView.tsx';
import { Actions, ButtonLink } from '../components/ui/Button.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { spotsOf } from '../content/models/spot.ts';
import { SpotList } from '../features/tourism/SpotCards.tsx';
import { pageWords } from '../i18n/en/pages.ts';
import { useReading } from '../query/useRecords.ts';
import { routeTo } from '../routes/menu.ts';

const said = pageWords.tourism;

export const Tourism = () => (
  <Wrap $foot>
    <PageCrumbs page="Tourism" />
    <PageHead title={routeTo('Tourism').title} lead={said.lead} />
    <ListedOrEmpty
      reading={useReading('tourism', spotsOf)}
      icon="group-map"
      empty={said.empty}
      texts={['title', 'summary', 'body']}
    >
      {(spots) => (
        <>
          <SpotList spots={spots} />
          <Actions>
            <ButtonLink second icon="group-map" to={routeTo('TourismMap').path}>
              {said.map}
            </ButtonLink>
          </Actions>
          <LastUpdated of={spots} />
        </>
      )}
    </ListedOrEmpty>
  </Wrap>
);

/** /Tourism-Map: where the places are, drawn, in words, and on a street map for who asks. */

import { Wrap } from '../components/layout/Container.ts';
import { PageCrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { ListedOrEmpty } from '../components/records/QueryView.tsx';
import { Actions, ButtonLink } from '../components/ui/Button.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { spotsOf } from '../content/models/spot.ts';
import { SpotMap } from '../features/tourism/SpotMap.tsx';
import { mapWords } from '../i18n/en/map.ts';
import { pageWords } from '../i18n/en/pages.ts';
import { useReading } from '../query/useRecords.ts';
import { routeTo } from '../routes/menu.ts';

export const TourismMap = () => {
  const { title } = routeTo('TourismMap');
  return (
    <Wrap $foot>
      <PageCrumbs page="Tourism" here={title} />
      <PageHead title={title} lead={mapWords.lead} />
      <ListedOrEmpty
        reading={useReading('tourism', spotsOf)}
        icon="group-map"
        empty={pageWords.tourism.empty}
        texts={['title', 'summary', 'where']}
      >
        {(spots) => (
          <>
            <SpotMap spots={spots} />
            <LastUpdated of={spots} />
          </>
        )}
      </ListedOrEmpty>
      <Actions>
        <ButtonLink second to={routeTo('Tourism').path}>
          {mapWords.places}
        </ButtonLink>
      </Actions>
    </Wrap>
  );
};

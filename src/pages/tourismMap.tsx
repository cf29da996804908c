/** /Tourism-Map: where the places are, in words. */
import { spotsOf } from '../content/spot.ts';
import { Actions, ButtonLink } from '../parts/button.tsx';
import { ListedOrEmpty } from '../parts/listed.tsx';
import { PageCrumbs, routeTo } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { useReading } from '../parts/reading.ts';
import { SpotPlaces } from '../parts/spotList.tsx';
import { Wrap } from '../parts/wrap.ts';
import { pageWords } from '../words/pages.ts';

const { title } = routeTo('TourismMap');

export const TourismMap = () => (
  <Wrap $foot>
    <PageCrumbs page="Tourism" here={title} />
    <PageHead title={title} lead={pageWords.map.lead} />
    <ListedOrEmpty reading={useReading('tourism', spotsOf)} icon="group-map" empty={pageWords.tourism.empty}>
      {(spots) => <SpotPlaces spots={spots} />}
    </ListedOrEmpty>
    <Actions>
      <ButtonLink second to={routeTo('Tourism').path}>
        {pageWords.map.places}
      </ButtonLink>
    </Actions>
  </Wrap>
);

/** /Tourism-Map: where the places are, drawn, in words, and on a street map for who asks. */
import { spotsOf } from '../content/spot.ts';
import { Actions, ButtonLink } from '../parts/button.tsx';
import { LastUpdated } from '../parts/lastUpdated.tsx';
import { ListedOrEmpty } from '../parts/listed.tsx';
import { PageCrumbs } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { useReading } from '../parts/reading.ts';
import { SpotMap } from '../parts/spotMap.tsx';
import { Wrap } from '../parts/wrap.ts';
import { routeTo } from '../routes/menu.ts';
import { mapWords } from '../words/map.ts';
import { pageWords } from '../words/pages.ts';

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

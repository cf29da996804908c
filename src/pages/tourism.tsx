/** The tourism page: places to see, and the way to where they are. */
import { spotsOf } from '../content/spot.ts';
import { Actions, ButtonLink } from '../parts/button.tsx';
import { LastUpdated } from '../parts/lastUpdated.tsx';
import { ListedOrEmpty } from '../parts/listed.tsx';
import { PageCrumbs } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { useReading } from '../parts/reading.ts';
import { SpotList } from '../parts/spotList.tsx';
import { Wrap } from '../parts/wrap.ts';
import { routeTo } from '../routes/menu.ts';
import { pageWords } from '../words/pages.ts';

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

/** /Tourism-Map: the places on an SVG map, in a list, and on a street map on demand. */
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { QueryListView } from '../components/records/QueryView.tsx';
import { ButtonLink, ButtonRow } from '../components/ui/Button.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { toSpots } from '../content/models/orderedRecords.ts';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { SpotMap } from '../features/tourism/SpotMap.tsx';
import { mapMessages } from '../i18n/en/map.ts';
import { pageMessages } from '../i18n/en/pages.ts';
import { useRecords } from '../query/useRecords.ts';
import { pageTitle, routeOfPage } from '../routes/menu.ts';

export const TourismMap = () => {
  const translate = useTranslate();
  const mapText = useMessages(mapMessages);
  const pageText = useMessages(pageMessages);
  const title = pageTitle('TourismMap', translate);
  return (
    <Container $foot>
      <PageBreadcrumbs page="Tourism" current={title} />
      <PageHeader title={title} lead={mapText.lead} />
      <QueryListView
        result={useRecords('tourism', toSpots)}
        icon="group-map"
        empty={pageText.tourism.empty}
        visibleFields={['title', 'summary', 'where']}
      >
        {(spots) => (
          <>
            <SpotMap spots={spots} />
            <LastUpdated records={spots} />
          </>
        )}
      </QueryListView>
      <ButtonRow>
        <ButtonLink secondary to={routeOfPage('Tourism').path}>
          {mapText.places}
        </ButtonLink>
      </ButtonRow>
    </Container>
  );
};

/** The tourism page: places to see, and a link to the map. */
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { QueryListView } from '../components/records/QueryView.tsx';
import { ButtonLink, ButtonRow } from '../components/ui/Button.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { toSpots } from '../content/models/orderedRecords.ts';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { SpotCards } from '../features/tourism/SpotCards.tsx';
import { pageMessages } from '../i18n/en/pages.ts';
import { useRecords } from '../query/useRecords.ts';
import { pageTitle, routeOfPage } from '../routes/menu.ts';

export const Tourism = () => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages).tourism;
  return (
    <Container $foot>
      <PageBreadcrumbs page="Tourism" />
      <PageHeader title={pageTitle('Tourism', translate)} lead={messages.lead} />
      <QueryListView
        result={useRecords('tourism', toSpots)}
        icon="group-map"
        empty={messages.empty}
        visibleFields={['title', 'summary', 'body']}
      >
        {(spots) => (
          <>
            <SpotCards spots={spots} />
            <ButtonRow>
              <ButtonLink secondary icon="group-map" to={routeOfPage('TourismMap').path}>
                {messages.map}
              </ButtonLink>
            </ButtonRow>
            <LastUpdated records={spots} />
          </>
        )}
      </QueryListView>
    </Container>
  );
};

/** /Elected-Officials: the elected ones with the first featured, then the appointed ones. */
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { QueryListView } from '../components/records/QueryView.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { toOfficials } from '../content/models/official.ts';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { OfficialList } from '../features/officials/OfficialList.tsx';
import { pageMessages } from '../i18n/en/pages.ts';
import { useRecords } from '../query/useRecords.ts';
import { pageTitle } from '../routes/menu.ts';

const AppointedTitle = styled.h2`
  margin-top: 2.5rem;
`;

export const ElectedOfficials = () => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages).officials;
  return (
    <Container $foot>
      <PageBreadcrumbs page="ElectedOfficials" />
      <PageHeader title={pageTitle('ElectedOfficials', translate)} lead={messages.lead} />
      <QueryListView
        result={useRecords('officials', toOfficials)}
        icon="group-people"
        empty={messages.empty}
        visibleFields={['position']}
      >
        {(officials) => {
          const appointed = officials.filter(({ appointed }) => appointed);
          const hasPortraits = officials.some(({ image }) => image !== null);
          const hasNames = officials.some(({ name }) => name !== '');
          return (
            <>
              {!hasPortraits && !hasNames && <p>{messages.toCome}</p>}
              {appointed.length < officials.length && (
                <OfficialList
                  officials={officials.filter(({ appointed }) => !appointed)}
                  hasPortraits={hasPortraits}
                  hasFeatured
                />
              )}
              {appointed.length > 0 && (
                <>
                  <AppointedTitle>{messages.appointed}</AppointedTitle>
                  <OfficialList officials={appointed} hasPortraits={hasPortraits} />
                </>
              )}
              <LastUpdated records={officials} />
            </>
          );
        }}
      </QueryListView>
    </Container>
  );
};

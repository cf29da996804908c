/** /Citizens-Charter: every active service with client, total time and fee, found by typing, and the way to its details. */

import { FilterField } from '../components/fields/FilterField.tsx';
import { useFilter } from '../components/fields/useTextFilter.ts';
import { Wrap } from '../components/layout/Container.ts';
import { PageCrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { ListedOrEmpty } from '../components/records/QueryView.tsx';
import { Actions, PrintButton } from '../components/ui/Button.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { type Service, servicesOf } from '../content/models/service.ts';
import { ServiceTable } from '../features/services/ServiceTable.tsx';
import { lookupWords } from '../i18n/en/lookup.ts';
import { pageWords } from '../i18n/en/pages.ts';
import { partWords } from '../i18n/en/parts.ts';
import { useReading } from '../query/useRecords.ts';
import { routeTo } from '../routes/menu.ts';
import { site } from '../site.ts';

const said = pageWords.charter;

const filterWords = () => ({
  ...lookupWords.charter.filter,
  none: lookupWords.charter.filter.none(partWords.hours(site.hall.opens, site.hall.closes)),
});

/* A client is free text, and no two charters word theirs alike: it is found by typing and not offered as a choice. */
const textsOf = ({ name, shortName, content, client, fees, requirements }: Service): readonly string[] => [
  name,
  shortName,
  content,
  client,
  ...fees,
  ...requirements.general,
  ...requirements.newcomers,
  ...requirements.renewal,
];

const Services = ({ services }: { readonly services: readonly Service[] }) => {
  const filter = useFilter(services, textsOf);
  return (
    <>
      <FilterField filter={filter} said={filterWords()} />
      {filter.found.length > 0 && <ServiceTable services={filter.found} />}
      <LastUpdated of={services} />
      <Actions>
        <PrintButton second>{lookupWords.charter.print}</PrintButton>
      </Actions>
    </>
  );
};

export const CitizensCharter = () => (
  <Wrap $foot>
    <PageCrumbs page="CitizensCharter" />
    <PageHead title={routeTo('CitizensCharter').title} lead={said.lead} />
    <ListedOrEmpty
      reading={useReading('charter', servicesOf)}
      icon="group-clipboard"
      empty={said.empty}
      texts={['name', 'client', 'fees']}
    >
      {(services) => <Services services={services} />}
    </ListedOrEmpty>
  </Wrap>
);

/** /Citizens-Charter: every active service with client, total time and fee, found by typing, and the way to its details. */
import { type Service, servicesOf } from '../content/service.ts';
import { Actions, PrintButton } from '../parts/button.tsx';
import { useFilter } from '../parts/filter.ts';
import { FilterField } from '../parts/filterField.tsx';
import { LastUpdated } from '../parts/lastUpdated.tsx';
import { ListedOrEmpty } from '../parts/listed.tsx';
import { PageCrumbs } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { useReading } from '../parts/reading.ts';
import { ServiceTable } from '../parts/serviceTable.tsx';
import { Wrap } from '../parts/wrap.ts';
import { routeTo } from '../routes/menu.ts';
import { site } from '../site.ts';
import { lookupWords } from '../words/lookup.ts';
import { pageWords } from '../words/pages.ts';
import { partWords } from '../words/parts.ts';

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

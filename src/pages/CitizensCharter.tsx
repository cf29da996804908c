/**
 * /Citizens-Charter: every active service with client, fee and total time, a text filter, and links to the details; and
 * where to complain, which RA 11032 asks of a charter.
 */
import { useMemo } from 'react';
import styled from 'styled-components';
import { FilterField } from '../components/fields/FilterField.tsx';
import { useTextFilter } from '../components/fields/useTextFilter.ts';
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { QueryListView } from '../components/records/QueryView.tsx';
import { ButtonRow } from '../components/ui/Button.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { PrintButton } from '../components/ui/PrintButton.tsx';
import { type Service, toServices } from '../content/models/service.ts';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { matchesServiceSlug } from '../domain/charter/charter.ts';
import { ServiceTable } from '../features/services/ServiceTable.tsx';
import { formTypes } from '../form/types.ts';
import type { Translate } from '../i18n/define.ts';
import { charterMessages } from '../i18n/en/charter.ts';
import { lookupMessages } from '../i18n/en/lookup.ts';
import { pageMessages } from '../i18n/en/pages.ts';
import { partMessages } from '../i18n/en/parts.ts';
import { useRecords } from '../query/useRecords.ts';
import { pageTitle } from '../routes/menu.ts';
import { site } from '../site.ts';

const Complaint = styled.section`
  max-width: 42rem;
  margin-top: 2.5rem;
  break-inside: avoid;
  h2 {
    margin-bottom: 0.4rem;
    font-size: 1.5rem;
  }
`;

const formatHallHours = (translate: Translate): string =>
  translate(partMessages).hours(site.hall.opens, site.hall.closes);

const getFilterMessages = (translate: Translate) => {
  const { filter } = translate(lookupMessages).charter;
  return { ...filter, none: filter.none(formatHallHours(translate)) };
};

/* The client is free text that every charter words differently, so it is searched, not offered as a choice. */
const toSearchTexts = ({
  name,
  shortName,
  content,
  client,
  fees,
  requirements,
}: Service): readonly string[] => [
  name,
  shortName,
  content,
  client,
  ...fees,
  ...requirements.general,
  ...requirements.newcomers,
  ...requirements.renewal,
];

const slugs = Object.values(formTypes).map(({ slug }) => slug);

/** Those with a form first, in the order of the forms. */
const sortServices = (services: readonly Service[]): readonly Service[] => {
  const findPlace = (service: Service): number => {
    const at = slugs.findIndex((slug) => matchesServiceSlug(service, slug));
    return at === -1 ? slugs.length : at;
  };
  return services.toSorted((one, other) => findPlace(one) - findPlace(other));
};

const Services = ({ services }: { readonly services: readonly Service[] }) => {
  const translate = useTranslate();
  const lookupText = useMessages(lookupMessages);
  const sortedServices = useMemo(() => sortServices(services), [services]);
  const filter = useTextFilter(sortedServices, toSearchTexts);
  return (
    <>
      <FilterField filter={filter} messages={getFilterMessages(translate)} />
      {filter.found.length > 0 && <ServiceTable services={filter.found} />}
      <LastUpdated records={services} />
      <ButtonRow>
        <PrintButton secondary>{lookupText.charter.print}</PrintButton>
      </ButtonRow>
    </>
  );
};

export const CitizensCharter = () => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages).charter;
  const { complaint } = useMessages(charterMessages);
  return (
    <Container $foot>
      <PageBreadcrumbs page="CitizensCharter" />
      <PageHeader title={pageTitle('CitizensCharter', translate)} lead={messages.lead} />
      <QueryListView
        result={useRecords('charter', toServices)}
        icon="group-clipboard"
        empty={messages.empty}
        visibleFields={['name', 'client', 'fees']}
      >
        {(services) => <Services services={services} />}
      </QueryListView>
      <Complaint>
        <h2>{complaint.title}</h2>
        <p>{complaint.text(formatHallHours(translate))}</p>
      </Complaint>
    </Container>
  );
};

/** A service of the citizen's charter, as §2 lays it out; prints on one A4 page. */
import styled from 'styled-components';
import { PageHead } from '../../components/layout/PageHeader.tsx';
import { Crumbs } from '../../components/links/Breadcrumbs.tsx';
import { charterPath, typeOfService } from '../../components/paths/servicePaths.ts';
import { LabelledItems, ServiceItems } from '../../components/ui/LabelledList.tsx';
import { LastUpdated } from '../../components/ui/LastUpdated.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import type { Service } from '../../content/models/service.ts';
import { serviceWords } from '../../i18n/en/service.ts';
import { routeTo } from '../../routes/menu.ts';
import { columnsOrPaper } from '../../theme/breakpoints.ts';
import { ServiceActions, ServiceCall } from './ServiceActions.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';
import { ServiceRequirements } from './ServiceRequirements.tsx';
import { Plain, ServiceSection } from './ServiceSection.tsx';
import { ServiceSteps } from './ServiceSteps.tsx';

/* PURPOSE, and beside it CLIENT over FEES. */
const Beside = styled.div`
  display: grid;
  gap: 0 3rem;
  ${columnsOrPaper} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    & > :first-child {
      grid-row: 1 / 3;
    }
  }
`;

interface ServiceSheetProps {
  readonly service: Service;
}

export const ServiceSheet = ({ service }: ServiceSheetProps) => {
  const { name, shortName, content, purposes, client, fees, isSample } = service;
  const lang = (...fields: readonly string[]) => langOf(service, ...fields);
  const type = typeOfService(service);
  const blank = <Plain>{serviceWords.blank}</Plain>;
  return (
    <>
      <Crumbs
        trail={[
          { title: serviceWords.home, to: '/home' },
          { title: routeTo('CitizensCharter').title, to: charterPath },
        ]}
        here={shortName}
        lang={lang(shortName === name ? 'name' : 'shortName')}
      />
      <PageHead
        title={name}
        lang={lang('name')}
        leadLang={lang('content')}
        of={service}
        lead={
          content === '' ? undefined : (
            <>
              <span>{content}</span> {isSample && <SampleTag />}
            </>
          )
        }
      />
      <ServiceActions type={type} />
      <ServiceFacts service={service} type={type} />
      <Beside>
        <ServiceSection title={serviceWords.purpose} isSample={isSample}>
          {purposes.length === 0 ? blank : <LabelledItems items={purposes} lang={lang('extraPurposes')} />}
        </ServiceSection>
        <ServiceSection title={serviceWords.client} isSample={isSample}>
          {client === '' ? blank : <Plain lang={lang('client')}>{client}</Plain>}
        </ServiceSection>
        <ServiceSection title={serviceWords.fees} isSample={isSample}>
          {fees.length === 0 ? blank : <ServiceItems items={fees} lang={lang('fees')} />}
        </ServiceSection>
      </Beside>
      <ServiceSection title={serviceWords.steps.title} isSample={isSample}>
        <ServiceSteps {...service} />
      </ServiceSection>
      <ServiceSection title={serviceWords.requirements.title} isSample={isSample}>
        <ServiceRequirements {...service} />
      </ServiceSection>
      {type !== null && <ServiceCall type={type} />}
      <LastUpdated of={[service]} />
    </>
  );
};

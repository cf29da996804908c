/** A service of the citizen's charter, as §2 lays it out; prints on one A4 page. */
import styled from 'styled-components';
import type { Service } from '../content/service.ts';
import { langOf } from '../content/translated.ts';
import { routeTo } from '../routes/menu.ts';
import { columnsOrPaper } from '../theme/breaks.ts';
import { serviceWords } from '../words/service.ts';
import { Crumbs } from './crumbs.tsx';
import { LastUpdated } from './lastUpdated.tsx';
import { PageHead } from './pageHead.tsx';
import { SampleTag } from './sampleTag.tsx';
import { ServiceActions, ServiceCall } from './serviceAsk.tsx';
import { ServiceFacts } from './serviceFacts.tsx';
import { LabelledItems, ServiceItems } from './serviceItems.tsx';
import { charterPath, typeOfService } from './servicePaths.ts';
import { ServiceRequirements } from './serviceRequirements.tsx';
import { Plain, ServiceSection } from './serviceSection.tsx';
import { ServiceSteps } from './serviceSteps.tsx';

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

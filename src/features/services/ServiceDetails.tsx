/** A service of the citizen's charter in the layout of §2; prints on one sheet. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { Breadcrumbs } from '../../components/links/Breadcrumbs.tsx';
import { charterPath, findFormType } from '../../components/paths/servicePaths.ts';
import { ShareActions } from '../../components/sharing/ShareActions.tsx';
import { LabelledList, PlainItemList } from '../../components/ui/LabelledList.tsx';
import { LastUpdated } from '../../components/ui/LastUpdated.tsx';
import { SampleContent } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import type { Service } from '../../content/models/service.ts';
import { servicePath } from '../../content/seo/recordPages.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { pageTitle } from '../../routes/menu.ts';
import { columnsOrPaper, narrowScreen, onPaper } from '../../theme/breakpoints.ts';
import { CharterEntry } from './CharterEntry.tsx';
import { ServiceActions, ServiceCallToAction } from './ServiceActions.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';
import { ServiceRequirements } from './ServiceRequirements.tsx';
import { ServiceSection, ServiceText } from './ServiceSection.tsx';
import { ServiceSteps } from './ServiceSteps.tsx';

/* PURPOSE at the left; CLIENT above FEES at the right. */
const ColumnGrid = styled.div`
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

/* On a phone two lines, so that fee, time and papers follow on the first screen. */
const Title = styled.div`
  ${narrowScreen} {
    h1 {
      font-size: 1.625rem;
    }
    & > div {
      padding: 0.75rem 0 0.25rem;
    }
  }
`;

const Description = styled.p`
  max-width: 38em;
  margin-top: 1.25rem;
  ${onPaper} {
    max-width: none;
    margin-top: 0;
  }
`;

interface ServiceDetailsProps {
  readonly service: Service;
  /** What the page has besides the charter's entry. */
  readonly children?: ReactNode;
}

export const ServiceDetails = ({ service, children }: ServiceDetailsProps) => {
  const translate = useTranslate();
  const messages = useMessages(serviceMessages);
  const { name, shortName, content, purposes, client, fees } = service;
  const lang = (...fields: readonly string[]) => langOf(service, ...fields);
  const type = findFormType(service);
  const blank = <ServiceText>{messages.blank}</ServiceText>;
  return (
    <>
      <Breadcrumbs
        trail={[
          { title: messages.home, to: '/home' },
          { title: pageTitle('CitizensCharter', translate), to: charterPath },
        ]}
        current={shortName}
        isRecord
        lang={lang(shortName === name ? 'name' : 'shortName')}
      />
      <Title>
        <PageHeader title={name} lang={lang('name')} record={service} />
      </Title>
      <SampleContent records={[service]}>
        <ServiceFacts service={service} type={type} />
        <ServiceActions type={type} />
        {content !== '' && <Description lang={lang('content')}>{content}</Description>}
        {children}
        <CharterEntry>
          <ColumnGrid>
            <ServiceSection title={messages.purpose}>
              {purposes.length === 0 ? blank : <LabelledList items={purposes} lang={lang('extraPurposes')} />}
            </ServiceSection>
            <ServiceSection title={messages.client}>
              {client === '' ? blank : <ServiceText lang={lang('client')}>{client}</ServiceText>}
            </ServiceSection>
            <ServiceSection title={messages.fees}>
              {fees.length === 0 ? blank : <PlainItemList items={fees} lang={lang('fees')} />}
            </ServiceSection>
          </ColumnGrid>
          <ServiceSection title={messages.steps.title}>
            <ServiceSteps {...service} />
          </ServiceSection>
          <ServiceSection title={messages.requirements.title}>
            <ServiceRequirements {...service} />
          </ServiceSection>
          {type !== null && <ServiceCallToAction type={type} />}
        </CharterEntry>
        <LastUpdated records={[service]} />
        <ShareActions path={servicePath(service)} title={name} />
      </SampleContent>
    </>
  );
};

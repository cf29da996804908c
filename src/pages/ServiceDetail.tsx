/** /services/:serviceName: the charter's service with this name (spec §2), or 'Service not found'. */
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { findFormType } from '../components/paths/servicePaths.ts';
import { ServiceMeta } from '../components/seo/recordMeta.tsx';
import { scheduleSectionId } from '../content/models/orderedRecords.ts';
import { Sections } from '../features/sections/Sections.tsx';
import { ServiceDetails } from '../features/services/ServiceDetails.tsx';
import { ServiceLoading } from '../features/services/ServiceLoading.tsx';
import { ServiceNotFound } from '../features/services/ServiceNotFound.tsx';
import { focusHeading } from '../lib/focusHeading.ts';
import type { QueryResult } from '../query/useRecords.ts';
import { useSections } from '../query/useSections.ts';
import { useService } from '../query/useService.ts';
import { onPaper } from '../theme/breakpoints.ts';
import { notOnPaper } from '../theme/printVisibility.ts';

/* At most 1000 px of content (spec §9), which begins at the edge of every other page. */
const Column = styled.div`
  max-width: 1000px;
  ${onPaper} {
    max-width: none;
    line-height: 1.2;
  }
`;

/** If the loading heading had the focus, moves it to the new heading, so that screen readers announce it. */
const useFocusHandover = (status: QueryResult<unknown>['status']) => {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (status === 'loading' || !hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    focusHeading();
  }, [status]);
  return () => {
    hadFocus.current = true;
  };
};

/* The sheet of a service is the charter's entry. */
const ScheduleBlock = styled.div`
  margin-top: 1.5rem;
  ${notOnPaper}
`;

/** The days of midwife and immunization, which resident information has with all others. */
const Schedule = () => {
  const result = useSections('resident');
  const sections =
    result.status === 'success' ? result.data.filter(({ id }) => id === scheduleSectionId) : [];
  return (
    sections.length > 0 && (
      <ScheduleBlock>
        <Sections sections={sections} />
      </ScheduleBlock>
    )
  );
};

export const ServiceDetail = () => {
  const { serviceName = '' } = useParams();
  const result = useService(serviceName);
  const handFocusOn = useFocusHandover(result.status);
  const service = result.status === 'success' ? result.data : null;
  return (
    <Container $foot onFocus={handFocusOn}>
      <ServiceMeta result={result} service={service} />
      <Column>
        {result.status === 'loading' ? (
          <ServiceLoading />
        ) : service === null ? (
          <ServiceNotFound />
        ) : (
          <ServiceDetails service={service}>
            {findFormType(service) === 'HEALTH_SERVICES' && <Schedule />}
          </ServiceDetails>
        )}
      </Column>
    </Container>
  );
};

/** /services/:serviceName: the charter's service with this name (spec §2), or 'Service not found'. */
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { ServiceMeta } from '../components/seo/recordMeta.tsx';
import { ServiceDetails } from '../features/services/ServiceDetails.tsx';
import { ServiceLoading } from '../features/services/ServiceLoading.tsx';
import { ServiceNotFound } from '../features/services/ServiceNotFound.tsx';
import { focusHeading } from '../lib/focusHeading.ts';
import type { QueryResult } from '../query/useRecords.ts';
import { useService } from '../query/useService.ts';
import { minWidth, onPaper } from '../theme/breakpoints.ts';

/* 1000 px of content between the gutters (spec §9). */
const Column = styled(Container)`
  max-width: calc(1000px + 2rem);
  ${minWidth.wide} {
    max-width: calc(1000px + 4rem);
  }
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

export const ServiceDetail = () => {
  const { serviceName = '' } = useParams();
  const result = useService(serviceName);
  const handFocusOn = useFocusHandover(result.status);
  const service = result.status === 'success' ? result.data : null;
  return (
    <Column $foot onFocus={handFocusOn}>
      <ServiceMeta result={result} service={service} />
      {result.status === 'loading' ? (
        <ServiceLoading />
      ) : service === null ? (
        <ServiceNotFound />
      ) : (
        <ServiceDetails service={service} />
      )}
    </Column>
  );
};

/** /services/:serviceName: the service of the charter that the address means (spec §2), or 'Service not found'. */

import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { Wrap } from '../components/layout/Container.ts';
import { ServiceHead } from '../components/seo/RecordMeta.tsx';
import { ServiceSheet } from '../features/services/ServiceDetails.tsx';
import { ServiceLoading } from '../features/services/ServiceLoading.tsx';
import { ServiceMissing } from '../features/services/ServiceNotFound.tsx';
import { focusHeading } from '../lib/focusHeading.ts';
import type { Reading } from '../query/useRecords.ts';
import { useService } from '../query/useService.ts';
import { from, onPaper } from '../theme/breakpoints.ts';

/* 1000 px of content between the gutters (spec §9). */
const Column = styled(Wrap)`
  max-width: calc(1000px + 2rem);
  ${from.wide} {
    max-width: calc(1000px + 4rem);
  }
  ${onPaper} {
    max-width: none;
  }
`;

/** A heading that had the focus and gave way to another hands it on, so that the new one is read. */
const useHandedFocus = (tag: Reading<unknown>['tag']) => {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (tag === 'loading' || !hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    focusHeading();
  }, [tag]);
  return () => {
    hadFocus.current = true;
  };
};

export const ServiceDetail = () => {
  const { serviceName = '' } = useParams();
  const reading = useService(serviceName);
  const handFocusOn = useHandedFocus(reading.tag);
  const service = reading.tag === 'read' ? reading.shown : null;
  return (
    <Column $foot onFocus={handFocusOn}>
      <ServiceHead reading={reading} service={service} />
      {reading.tag === 'loading' ? (
        <ServiceLoading />
      ) : service === null ? (
        <ServiceMissing />
      ) : (
        <ServiceSheet service={service} />
      )}
    </Column>
  );
};

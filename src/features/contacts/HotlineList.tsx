/** 911 first in every state (spec §9); then the barangay's contacts, or the reason there are none. */
import styled from 'styled-components';
import { ListSkeleton } from '../../components/layout/Skeleton.tsx';
import { toTelUrl } from '../../components/links/CallLink.tsx';
import { EmergencyNumberLink } from '../../components/ui/EmergencyNumberLink.ts';
import { useMessages } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { site } from '../../site.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { ContactGroups } from './ContactGroups.tsx';
import { useContacts } from './ContactsProvider.tsx';

const PageEmergencyNumber = styled(EmergencyNumberLink)`
  max-width: 42rem;
  margin-bottom: 1.5rem;
  padding: 1rem 1.25rem;
  span {
    min-width: 0;
    font-weight: 700;
    line-height: 1.3;
  }
  small {
    display: block;
    font-size: 1rem;
    font-weight: 400;
  }
  b {
    font-size: 3.5rem;
    letter-spacing: -0.02em;
  }
  ${onPaper} {
    max-width: none;
    margin-bottom: 8pt;
    border-width: 3pt;
    padding: 6pt 12pt;
    font-size: 20pt;
    small {
      font-size: 13pt;
    }
    b {
      font-size: 64pt;
    }
  }
`;

const Note = styled.p`
  max-width: 38em;
`;

const BarangayHotlines = () => {
  const pageText = useMessages(pageMessages);
  const partText = useMessages(partMessages);
  const result = useContacts();
  switch (result.status) {
    case 'loading':
      return <ListSkeleton isDated={false} />;
    case 'error':
      return (
        <Note role="status">{pageText.hotlines.none(partText.hours(site.hall.opens, site.hall.closes))}</Note>
      );
    case 'empty':
      return <Note>{partText.emergency.noneYet}</Note>;
    default:
      return <ContactGroups result={result} />;
  }
};

export const HotlineList = () => {
  const partText = useMessages(partMessages);
  const pageText = useMessages(pageMessages);
  return (
    <>
      <PageEmergencyNumber href={toTelUrl(partText.emergency.number)} title={partText.call}>
        <span>
          <span>{partText.emergency.everyone}</span> <small>{pageText.hotlines.national}</small>
        </span>{' '}
        <b>{partText.emergency.number}</b>
      </PageEmergencyNumber>
      <BarangayHotlines />
    </>
  );
};

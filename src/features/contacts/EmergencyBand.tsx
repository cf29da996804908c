/** 911 always first; beside it the barangay's own numbers, if there are any. */
import styled from 'styled-components';
import { Container } from '../../components/layout/Container.ts';
import { CallLink, toTelUrl } from '../../components/links/CallLink.tsx';
import { EmergencyNumberLink } from '../../components/ui/EmergencyNumberLink.ts';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import { useMessages } from '../../context/localeContext.ts';
import { lookupMessages } from '../../i18n/en/lookup.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';
import { deepGround } from '../../theme/deepGround.ts';
import { takeContacts, useContacts } from './ContactsProvider.tsx';

const Band = styled.section`
  ${deepGround}
  margin-top: 3rem;
  padding: 2rem 0;
  &:last-child {
    margin-bottom: 3rem;
  }
  ${onPaper} {
    margin: 14pt 0 0;
    padding: 0;
    break-inside: avoid;
  }
`;

const Row = styled.div`
  & > * {
    min-width: 0;
  }
  ${minWidth.columns} {
    display: grid;
    grid-template-columns: 13rem 1fr;
    gap: 1.5rem;
    margin-top: 1.25rem;
  }
`;

const BandEmergencyNumber = styled(EmergencyNumberLink)`
  min-height: 76px;
  margin: 1rem 0 0.5rem;
  padding: 0.75rem 1rem;
  b {
    font-size: 2.25rem;
  }
  ${minWidth.columns} {
    display: block;
    margin: 0;
    padding: 1.25rem 1.5rem;
    b {
      display: block;
      font-size: 4rem;
      letter-spacing: -0.02em;
    }
  }
`;

const Numbers = styled.ul`
  & > li {
    min-width: 0;
    padding: 0.75rem 0;
    border-bottom: 1px solid var(--line);
    font-size: 1.25rem;
  }
  b {
    font-size: 1.125rem;
  }
  ${minWidth.columns} {
    align-self: center;
    & > li {
      padding: 0.5rem 0;
    }
  }
  ${minWidth.wide} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 0.75rem;
    & > li {
      padding: 0.25rem 0 0.25rem 1.25rem;
      border: 0;
      border-left: 1px solid var(--deepedge);
      font-size: 1.125rem;
      letter-spacing: -0.01em;
    }
  }
`;

const EmptyNote = styled.p`
  max-width: 34em;
  padding-top: 0.5rem;
  color: var(--ink2);
  ${minWidth.columns} {
    align-self: center;
    padding: 0;
  }
`;

const maxContacts = 3;

export const EmergencyBand = () => {
  const partText = useMessages(partMessages);
  const lookupText = useMessages(lookupMessages);
  const result = useContacts();
  const contacts = takeContacts(result, maxContacts);
  return (
    <Band aria-labelledby="emergency">
      <Container>
        <h2 id="emergency">{partText.emergency.title}</h2>
        <Row>
          <BandEmergencyNumber href={toTelUrl(partText.emergency.number)} title={partText.call}>
            <span>{partText.emergency.everyone}</span> <b>{partText.emergency.number}</b>
          </BandEmergencyNumber>
          {result.status === 'empty' && <EmptyNote>{partText.emergency.noneYet}</EmptyNote>}
          {result.status === 'error' && <EmptyNote>{lookupText.hotlines.unreadable}</EmptyNote>}
          {contacts.length > 0 && (
            <Numbers>
              {contacts.map(({ id, name, numbers, isSample, ...language }) => (
                <li key={id}>
                  <b lang={langOf(language, 'name')}>{name}</b> {isSample && <SampleTag isOfNumber />}
                  {numbers.map(({ number, carrier }) => (
                    <CallLink key={number} number={number} carrier={carrier} />
                  ))}
                </li>
              ))}
            </Numbers>
          )}
        </Row>
      </Container>
    </Band>
  );
};

/** 911 first and always; the barangay's own numbers beside it where there are any. */
import styled from 'styled-components';
import { Wrap } from '../../components/layout/Container.ts';
import { CallLink, telOf } from '../../components/links/CallLink.tsx';
import { Everyone } from '../../components/ui/emergencyNumberStyle.ts';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import { lookupWords } from '../../i18n/en/lookup.ts';
import { partWords } from '../../i18n/en/parts.ts';
import { from, onPaper } from '../../theme/breakpoints.ts';
import { deepGround } from '../../theme/deepGround.ts';
import { firstContacts, useContacts } from './ContactsProvider.tsx';

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
  ${from.columns} {
    display: grid;
    grid-template-columns: 13rem 1fr;
    gap: 1.5rem;
    margin-top: 1.25rem;
  }
`;

const BandEveryone = styled(Everyone)`
  min-height: 76px;
  margin: 1rem 0 0.5rem;
  padding: 0.75rem 1rem;
  b {
    font-size: 2.25rem;
  }
  ${from.columns} {
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
  ${from.columns} {
    align-self: center;
    & > li {
      padding: 0.5rem 0;
    }
  }
  ${from.wide} {
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

const None = styled.p`
  max-width: 34em;
  padding-top: 0.5rem;
  color: var(--ink2);
  ${from.columns} {
    align-self: center;
    padding: 0;
  }
`;

const most = 3;

export const EmergencyBand = () => {
  const reading = useContacts();
  const contacts = firstContacts(reading, most);
  return (
    <Band aria-labelledby="emergency">
      <Wrap>
        <h2 id="emergency">{partWords.emergency.title}</h2>
        <Row>
          <BandEveryone href={telOf(partWords.emergency.number)} title={partWords.call}>
            <span>{partWords.emergency.everyone}</span> <b>{partWords.emergency.number}</b>
          </BandEveryone>
          {reading.tag === 'empty' && <None>{partWords.emergency.noneYet}</None>}
          {reading.tag === 'failed' && <None>{lookupWords.hotlines.unread}</None>}
          {contacts.length > 0 && (
            <Numbers>
              {contacts.map(({ id, name, numbers, isSample, ...language }) => (
                <li key={id}>
                  <b lang={langOf(language, 'name')}>{name}</b> {isSample && <SampleTag />}
                  {numbers.map(({ number, carrier }) => (
                    <CallLink key={number} number={number} carrier={carrier} />
                  ))}
                </li>
              ))}
            </Numbers>
          )}
        </Row>
      </Wrap>
    </Band>
  );
};

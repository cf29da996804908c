/** Third column of the footer: up to three contacts (spec §9); 911 until one is loaded. */
import styled from 'styled-components';
import { CallLink } from '../../components/links/CallLink.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { takeContacts, useContacts } from './ContactsProvider.tsx';

const maxContacts = 3;

const List = styled.ul`
  & > li {
    padding: 0.6rem 0;
    border-top: 1px solid var(--line);
    font-size: 1.125rem;
  }
  b {
    font-size: 1rem;
  }
`;

export const FooterHotlines = () => {
  const messages = useMessages(partMessages);
  const contacts = takeContacts(useContacts(), maxContacts);
  const { hotlines, everyone, number } = messages.emergency;
  return (
    <section aria-labelledby="hotlines-title">
      <h2 id="hotlines-title">{hotlines}</h2>
      <List>
        {contacts.length === 0 && (
          <li>
            <b>{everyone}</b>
            <CallLink number={number} carrier="" />
          </li>
        )}
        {contacts.map(({ id, name, numbers, isSample, ...language }) => (
          <li key={id}>
            <b lang={langOf(language, 'name')}>{name}</b> {isSample && <SampleTag isOfNumber />}
            {numbers.map((each) => (
              <CallLink key={each.number} {...each} />
            ))}
          </li>
        ))}
      </List>
    </section>
  );
};

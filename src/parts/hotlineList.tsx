/** 911 first, then the barangay's contacts, each number a button of its own (spec §9). */
import styled from 'styled-components';
import { site } from '../site.ts';
import { from, onPaper } from '../theme/breaks.ts';
import { pageWords } from '../words/pages.ts';
import { partWords } from '../words/parts.ts';
import { telOf } from './callLink.tsx';
import { useContacts } from './contacts.tsx';
import { Everyone } from './everyone.ts';
import { Icon } from './icon.tsx';
import { LateNote } from './lateNote.ts';
import { SampleTag } from './sampleTag.tsx';

const PageEveryone = styled(Everyone)`
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
`;

const List = styled.ul`
  border-top: 3px solid var(--rule);
  & > li {
    display: grid;
    gap: 0.5rem;
    padding: 1rem 0;
    border-bottom: 1px solid var(--line);
  }
  & > li > * {
    min-width: 0;
  }
  b {
    font-size: 1.1875rem;
  }
  ${from.columns} {
    & > li {
      grid-template-columns: 20rem 1fr;
      align-items: center;
    }
  }
`;

const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
`;

const Call = styled.a`
  display: inline-flex;
  flex: 1 1 17rem;
  align-items: center;
  gap: 0.6rem;
  min-width: 0;
  min-height: 56px;
  padding: 0.4rem 1rem;
  border: 2px solid var(--leaf);
  font-size: 1.1875rem;
  font-weight: 700;
  &,
  &:visited {
    color: var(--link);
  }
  &:hover {
    background: var(--okbg);
  }
  ${from.columns} {
    flex: 0 1 20rem;
  }
  ${onPaper} {
    min-height: 0;
    border: 0;
    padding: 0;
  }
`;

const { everyone, number: national } = partWords.emergency;

export const HotlineList = () => {
  const contacts = useContacts();
  return (
    <>
      <PageEveryone href={telOf(national)} title={partWords.call}>
        <span>
          {everyone} <small>{pageWords.hotlines.national}</small>
        </span>{' '}
        <b>{national}</b>
      </PageEveryone>
      {contacts.length === 0 ? (
        <LateNote>
          {pageWords.hotlines.none} {partWords.hours(site.hall.opens, site.hall.closes)}.
        </LateNote>
      ) : (
        <List>
          {contacts.map(({ id, name, numbers, isSample }) => (
            <li key={id}>
              <div>
                <b>{name}</b> {isSample && <SampleTag />}
              </div>
              <Numbers>
                {numbers.map(({ number, carrier }) => (
                  <Call key={number} href={telOf(number)} title={partWords.call}>
                    <Icon name="state-phone" />
                    {carrier === '' ? number : `${number} | ${carrier}`}
                  </Call>
                ))}
              </Numbers>
            </li>
          ))}
        </List>
      )}
    </>
  );
};

/** A contact: its name, and each of its numbers as a button, 56 px high (spec §9). */
import styled from 'styled-components';
import { toTelUrl } from '../../components/links/CallLink.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import type { Contact } from '../../content/models/contact.ts';
import { langOf } from '../../content/models/localize.ts';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { toAnchor } from '../../routes/anchor.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';

const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  ${onPaper} {
    display: block;
  }
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
  ${minWidth.columns} {
    flex: 0 1 20rem;
  }
  ${onPaper} {
    display: block;
    min-height: 0;
    border: 0;
    padding: 0;
    svg {
      display: none;
    }
  }
`;

/* A poster is read across a room: the number is what must be large. */
const Carrier = styled.span`
  ${onPaper} {
    font-size: 0.45em;
  }
`;

export const ContactRow = ({ id, name, numbers, isSample, ...language }: Contact) => {
  const messages = useMessages(partMessages);
  return (
    <li id={toAnchor(id)}>
      <div>
        <b lang={langOf(language, 'name')}>{name}</b> {isSample && <SampleTag isOfNumber />}
      </div>
      <Numbers>
        {numbers.map(({ number, carrier }) => (
          <Call key={number} href={toTelUrl(number)} title={messages.call}>
            <Icon name="state-phone" />
            <span>
              {number}
              {carrier !== '' && <Carrier>{` | ${carrier}`}</Carrier>}
            </span>
          </Call>
        ))}
      </Numbers>
    </li>
  );
};

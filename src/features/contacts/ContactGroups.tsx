/** The barangay's contacts by group, with a text filter and the day they were last updated. */
import styled, { css } from 'styled-components';
import { FilterField } from '../../components/fields/FilterField.tsx';
import { useTextFilter } from '../../components/fields/useTextFilter.ts';
import { ButtonRow } from '../../components/ui/Button.tsx';
import { LastUpdated } from '../../components/ui/LastUpdated.tsx';
import { PrintButton } from '../../components/ui/PrintButton.tsx';
import { UntranslatedNotice } from '../../components/ui/UntranslatedNotice.tsx';
import type { Contact } from '../../content/models/contact.ts';
import { langOf } from '../../content/models/localize.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import type { Translate } from '../../i18n/define.ts';
import { lookupMessages } from '../../i18n/en/lookup.ts';
import { groupByHeading } from '../../lib/groupBy.ts';
import { columnsOrPaper, onPaper } from '../../theme/breakpoints.ts';
import { ContactRow } from './ContactRow.tsx';
import type { ContactsResult } from './ContactsProvider.tsx';
import { choosePosterSize, type PosterSize, posterNameShare } from './posterPrintStyle.ts';

/* Same height for either line, so that nothing below moves when fresh records replace the stored copy. */
const UpdatedLine = styled.div`
  min-height: 1.4rem;
  margin-bottom: 0.75rem;
  color: var(--ink2);
  font-size: 1rem;
  line-height: 1.4;
  & > p {
    margin: 0;
  }
  ${onPaper} {
    min-height: 0;
    margin-bottom: 6pt;
  }
`;

/** On paper the numbers of all groups share one column, as wide as the longest of them; the names have the rest. */
const posterColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(${100 - posterNameShare}%);
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
`;

const Groups = styled.div`
  ${onPaper} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(${100 - posterNameShare}%);
    column-gap: 12pt;
  }
`;

const Group = styled.section`
  & + & {
    margin-top: 1.75rem;
  }
  h2 {
    margin-bottom: 0.5rem;
    font-size: 1.3125rem;
  }
  ${onPaper} {
    ${posterColumns}
    & + & {
      margin-top: 8pt;
    }
    h2 {
      grid-column: 1 / -1;
      margin-bottom: 2pt;
      font-size: 13pt;
    }
  }
`;

const List = styled.ul<{ readonly $poster: PosterSize }>`
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
  ${columnsOrPaper} {
    & > li {
      grid-template-columns: 20rem 1fr;
      align-items: center;
    }
  }
  ${onPaper} {
    ${posterColumns}
    border-top: 1.5pt solid #000;
    & > li {
      ${posterColumns}
      gap: 0 normal;
      padding: 3pt 0;
    }
    b {
      font-size: ${({ $poster }) => $poster.name}pt;
    }
    a {
      font-size: ${({ $poster }) => $poster.number}pt;
      line-height: 1.2;
    }
  }
`;

/** Includes the digits without signs, so that the filter also finds a number as it is dialed. */
const toSearchTexts = ({ name, group, numbers }: Contact): readonly string[] => [
  name,
  group,
  ...numbers.flatMap(({ number, carrier }) => [number, number.replace(/\D/g, ''), carrier]),
];

const formatReadDay = (instant: number, translate: Translate): string =>
  formatDay(manilaDay(instant), translate);

interface ContactGroupsProps {
  readonly result: Extract<ContactsResult, { readonly contacts: unknown }>;
}

export const ContactGroups = ({ result }: ContactGroupsProps) => {
  const translate = useTranslate();
  const messages = useMessages(lookupMessages).hotlines;
  const { contacts } = result;
  const filter = useTextFilter(contacts, toSearchTexts);
  const size = choosePosterSize(filter.found);
  const hasHeadings = contacts.some(({ group }) => group !== '');
  return (
    <>
      <UpdatedLine>
        {result.status === 'cached' ? (
          <p>{messages.asOf(formatReadDay(result.readAt, translate))}</p>
        ) : (
          <LastUpdated records={contacts} />
        )}
      </UpdatedLine>
      <UntranslatedNotice records={contacts} />
      <FilterField filter={filter} messages={messages.filter} />
      <Groups>
        {groupByHeading(filter.found, ({ group }) => group).map(({ heading, items }) => (
          <Group key={heading}>
            {hasHeadings &&
              (heading === '' ? (
                <h2>{messages.ungrouped}</h2>
              ) : (
                <h2 lang={items[0] && langOf(items[0], 'group')}>{heading}</h2>
              ))}
            <List $poster={size}>
              {items.map((contact) => (
                <ContactRow key={contact.id} {...contact} />
              ))}
            </List>
          </Group>
        ))}
      </Groups>
      <ButtonRow>
        <PrintButton secondary>{messages.print}</PrintButton>
      </ButtonRow>
    </>
  );
};

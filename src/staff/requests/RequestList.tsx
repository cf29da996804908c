/** The requests of a list: a row each, by the hour of their day; on a narrow screen a card each. */
import styled from 'styled-components';
import type { View } from '../../../machines/staff/requestBrowser.ts';
import { staffMessages } from '../../i18n/en/staff.ts';
import { byHour, isOver, stateTold, timeOf } from '../../staff-core/daySheet.ts';
import { handedInOf, lineOf, personOf, scheduleOf, serviceOf } from '../../staff-core/request.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { rowButton } from '../styles.ts';
import type { DeskEntry } from './readRequests.ts';
import { titleOf } from './titles.ts';

const { desk: said, sheet } = staffMessages;

const Heading = styled.h2`
  margin-top: 2rem;
`;

const Hour = styled.h3`
  margin-top: 1.25rem;
`;

const Rows = styled.ul`
  margin-top: 0.5rem;
  border-top: 3px solid var(--rule);
`;

const Row = styled.button<{ readonly $isOver: boolean }>`
  ${rowButton}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.15rem 1rem;
  color: ${({ $isOver }) => ($isOver ? 'var(--ink2)' : 'var(--ink)')};
  b {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  span {
    min-width: 0;
  }
  ${minWidth.columns} {
    grid-template-columns: 9rem minmax(0, 2fr) minmax(0, 2fr) 5rem minmax(0, 1.5fr);
    align-items: baseline;
  }
`;

const Small = styled.span`
  color: var(--ink2);
  font-size: 1rem;
`;

interface ListProps {
  readonly view: View;
  readonly entries: readonly DeskEntry[];
  readonly areMore: boolean;
  readonly onOpen: (id: string) => void;
}

type LineProps = Pick<ListProps, 'onOpen'> & { readonly entry: DeskEntry; readonly when: string };

const Line = ({ entry: { id, request, receipt }, when, onOpen }: LineProps) => {
  const { title, why } = stateTold(receipt);
  return (
    <li>
      <Row type="button" $isOver={isOver(receipt)} onClick={() => onOpen(id)}>
        <span>
          {when} <b>{id}</b>
        </span>
        <strong>{personOf(request)}</strong>
        <span>{serviceOf(request)}</span>
        <Small>{said.zone(lineOf(request, 'zone', 6))}</Small>
        <Small>{why === '' ? title : `${title}: ${why}`}</Small>
      </Row>
    </li>
  );
};

export const List = ({ view, entries, areMore, onOpen }: ListProps) => {
  const isOfDay = view.day !== '' && view.text.trim() === '';
  const groups = isOfDay ? byHour(entries) : [{ heading: null, items: entries }];
  return (
    <section aria-labelledby="found">
      <Heading id="found">{titleOf(view)}</Heading>
      <p>
        {entries.length > 0
          ? said.count(entries.length)
          : isOfDay && view.state === ''
            ? said.noneOfDay
            : said.none}
      </p>
      {entries.length > 0 &&
        groups.map(({ heading, items }) => (
          <section key={heading ?? ''}>
            {heading !== null && <Hour>{heading === '' ? sheet.noHour : heading}</Hour>}
            <Rows>
              {(items as readonly DeskEntry[]).map((entry) => (
                <Line
                  key={entry.id}
                  entry={entry}
                  when={
                    isOfDay ? timeOf(entry.request) : scheduleOf(entry.request) || handedInOf(entry.request)
                  }
                  onOpen={onOpen}
                />
              ))}
            </Rows>
          </section>
        ))}
      {areMore && <p>{said.more(entries.length)}</p>}
    </section>
  );
};

/** The menu of the site's lists, and the records of one list, one per line. */
import styled from 'styled-components';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { type ListName, lists } from '../../content/schema/lists.ts';
import { findStaleTexts } from '../../content/schema/updateTranslatedFrom.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { readInstant } from '../../lib/readFields.ts';
import { Lead, rowButtonStyles, Title } from '../styles.ts';
import { staffContentMessages as messages } from './messages.ts';
import { type EditableRecord, recordTitleOf } from './records.ts';

const Rows = styled.ul`
  margin-top: 1rem;
  border-top: 3px solid var(--rule);
  button {
    ${rowButtonStyles}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    color: var(--link);
    font-weight: 700;
  }
  button:disabled {
    color: var(--ink2);
    cursor: not-allowed;
  }
  small {
    color: var(--ink2);
    font-size: 1rem;
    font-weight: 400;
  }
`;

interface ListChoiceProps {
  readonly onChoose: (list: ListName) => void;
}

export const ListChoice = ({ onChoose }: ListChoiceProps) => (
  <>
    <Title>{messages.title}</Title>
    <Lead>{messages.lead}</Lead>
    <Rows>
      {(Object.keys(lists) as ListName[]).map((list) => (
        <li key={list}>
          <button type="button" onClick={() => onChoose(list)}>
            {messages.lists[list].title}
          </button>
        </li>
      ))}
    </Rows>
  </>
);

interface RecordListProps {
  readonly list: ListName;
  readonly records: readonly EditableRecord[];
  readonly onEdit: (id: string) => void;
  readonly onCreate: () => void;
  readonly onLeave: () => void;
}

/** Newest first if the records have dates, else by their order. */
const compareRecords = (a: EditableRecord, b: EditableRecord): number => {
  const rankOf = ({ fields: { date, order } }: EditableRecord): number =>
    typeof date === 'number' ? -date : typeof order === 'number' ? order : Number.POSITIVE_INFINITY;
  return rankOf(a) === rankOf(b) ? (a.id < b.id ? -1 : 1) : rankOf(a) < rankOf(b) ? -1 : 1;
};

/** '28 November 2026' of a dated item, else 'changed 28 November 2026'; '' without either. */
const formatRecordDate = ({ fields: { date, updated } }: EditableRecord): string => {
  const [own, changed] = [readInstant(date), readInstant(updated)];
  const formatInstantDay = (instant: number) => formatDay(manilaDay(instant), translateToEnglish);
  if (own !== null) return formatInstantDay(own);
  return changed === null ? '' : messages.changedOn(formatInstantDay(changed));
};

export const RecordList = ({ list, records, onEdit, onCreate, onLeave }: RecordListProps) => (
  <>
    <Title>{messages.lists[list].title}</Title>
    <ButtonRow>
      <Button onClick={onCreate}>{messages.create(messages.lists[list].one)}</Button>
      <Button secondary onClick={onLeave}>
        {messages.allLists}
      </Button>
    </ButtonRow>
    {records.length === 0 ? (
      <p>{messages.none}</p>
    ) : (
      <Rows>
        {[...records].sort(compareRecords).map((record) => (
          <li key={record.id}>
            <button type="button" disabled={!record.isPlain} onClick={() => onEdit(record.id)}>
              {recordTitleOf(record)}
              <small>{formatRecordDate(record)}</small>
              {!record.isPlain && <small>{messages.unsayable}</small>}
              {record.fields.status !== 'active' && <small>{messages.hidden}</small>}
              {findStaleTexts(list, record.fields).length > 0 && <small>{messages.stale.row}</small>}
            </button>
          </li>
        ))}
      </Rows>
    )}
  </>
);

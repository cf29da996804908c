/** The lists of the site, and the records of one, a line each. */
import styled from 'styled-components';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { findStaleTexts } from '../../content/schema/keepTranslatedFrom.ts';
import { type ListName, lists } from '../../content/schema/lists.ts';
import { staffContentMessages as said } from '../../i18n/en/staffContent.ts';
import { Lead, rowButton, Title } from '../styles.ts';
import { type DeskRecord, titleOf } from './records.ts';

const Rows = styled.ul`
  margin-top: 1rem;
  border-top: 3px solid var(--rule);
  button {
    ${rowButton}
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
    <Title>{said.title}</Title>
    <Lead>{said.lead}</Lead>
    <Rows>
      {(Object.keys(lists) as ListName[]).map((list) => (
        <li key={list}>
          <button type="button" onClick={() => onChoose(list)}>
            {said.lists[list].title}
          </button>
        </li>
      ))}
    </Rows>
  </>
);

interface RecordListProps {
  readonly list: ListName;
  readonly records: readonly DeskRecord[];
  readonly onEdit: (id: string) => void;
  readonly onCreate: () => void;
  readonly onLeave: () => void;
}

/** The newest first where they are dated, else in their order. */
const inOrder = (a: DeskRecord, b: DeskRecord): number => {
  const at = ({ fields: { date, order } }: DeskRecord): number =>
    typeof date === 'number' ? -date : typeof order === 'number' ? order : Number.POSITIVE_INFINITY;
  return at(a) === at(b) ? (a.id < b.id ? -1 : 1) : at(a) < at(b) ? -1 : 1;
};

export const RecordList = ({ list, records, onEdit, onCreate, onLeave }: RecordListProps) => (
  <>
    <Title>{said.lists[list].title}</Title>
    <ButtonRow>
      <Button onClick={onCreate}>{said.create(said.lists[list].one)}</Button>
      <Button secondary onClick={onLeave}>
        {said.allLists}
      </Button>
    </ButtonRow>
    {records.length === 0 ? (
      <p>{said.none}</p>
    ) : (
      <Rows>
        {[...records].sort(inOrder).map((record) => (
          <li key={record.id}>
            <button type="button" disabled={!record.isPlain} onClick={() => onEdit(record.id)}>
              {titleOf(record)}
              {!record.isPlain && <small>{said.unsayable}</small>}
              {record.fields.status !== 'active' && <small>{said.hidden}</small>}
              {findStaleTexts(list, record.fields).length > 0 && <small>{said.stale.row}</small>}
            </button>
          </li>
        ))}
      </Rows>
    )}
  </>
);

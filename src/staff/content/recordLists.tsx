/** The menu of the site's lists, and the records of one list, one per line. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { RecordMove } from '../../../machines/staff/contentEditor.ts';
import { Hint } from '../../components/fields/FormField.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { isNearlyFull, measureListUse } from '../../content/import/listUse.ts';
import { findStaleTexts } from '../../content/schema/updateTranslatedFrom.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { readInstant } from '../../lib/readFields.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { StaffCheckbox, StaffField } from '../fields.tsx';
import { Lead, rowButtonStyles, Title } from '../styles.ts';
import { type EditedListName, listGroups } from './listGroups.ts';
import { staffContentMessages as messages } from './messages.ts';
import { canMove, isOrderedList, sequenceOf, siblingsOf, sortRecords } from './order.ts';
import type { EditableRecord } from './records.ts';
import { isSample, type ListFilter, matchesFilter } from './recordTitles.ts';

const Rows = styled.ul`
  margin-top: 1rem;
  border-top: 3px solid var(--rule);
  li {
    display: flex;
  }
  li > button {
    ${rowButtonStyles}
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.25rem 1.25rem;
    color: var(--link);
    font-weight: 700;
  }
  li > button:disabled {
    color: var(--ink2);
    cursor: not-allowed;
  }
  small {
    color: var(--ink2);
    font-size: 1rem;
    font-weight: 400;
  }
  ${minWidth.columns} {
    li > button > small:first-of-type {
      margin-left: auto;
    }
  }
`;

const Group = styled.div`
  margin-top: 1.5rem;
  ul {
    margin-top: 0.25rem;
  }
  li {
    align-items: center;
    border-bottom: 1px solid var(--line);
  }
  li > button {
    border: 0;
  }
  li > small {
    flex: none;
    max-width: 45%;
    text-align: right;
  }
`;

const Moves = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  border-bottom: 1px solid var(--line);
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--link);
    cursor: pointer;
    transform: rotate(90deg);
  }
  button[id^='move-up'] {
    transform: rotate(-90deg);
  }
  /* The only button of the first and of the last record stays below its like. */
  button[id^='move-down']:only-child {
    margin-left: 44px;
  }
  button[id^='move-up']:only-child {
    margin-right: 44px;
  }
  button:hover {
    background: var(--mist);
  }
`;

const Found = styled.p`
  min-height: 1.5em;
  & + ul {
    margin-top: 0.25rem;
  }
  color: var(--ink2);
`;

/** What a list has to mend. */
export interface ListMarks {
  readonly samples: number;
  /** Records with a translation that is old or missing. */
  readonly stale: number;
}

const hasStaleTexts = (list: EditedListName, { fields }: EditableRecord): boolean =>
  findStaleTexts(list, fields).length > 0;

export const countMarks = (list: EditedListName, records: readonly EditableRecord[]): ListMarks => ({
  samples: records.filter(isSample).length,
  stale: records.filter((record) => hasStaleTexts(list, record)).length,
});

interface ListChoiceProps {
  /** Of the lists that were read. */
  readonly marks: ReadonlyMap<EditedListName, ListMarks>;
  readonly onChoose: (list: EditedListName) => void;
}

export const ListChoice = ({ marks, onChoose }: ListChoiceProps) => (
  <>
    <Title>{messages.title}</Title>
    <Lead>{messages.lead}</Lead>
    {(Object.keys(listGroups) as readonly (keyof typeof listGroups)[]).map((group) => (
      <Group key={group}>
        <h2>{messages.groups[group]}</h2>
        <Rows>
          {listGroups[group].map((list) => {
            const { samples = 0, stale = 0 } = marks.get(list) ?? {};
            return (
              <li key={list}>
                <button type="button" aria-describedby={`marks-${list}`} onClick={() => onChoose(list)}>
                  {messages.lists[list].title}
                </button>
                <small id={`marks-${list}`}>
                  {[samples > 0 && messages.samples(samples), stale > 0 && messages.staleCount(stale)]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </li>
            );
          })}
        </Rows>
      </Group>
    ))}
    <Lead>
      {messages.hallDays} <a href="#hall">{staffMessages.tabs.hall}</a>.
    </Lead>
  </>
);

/** '28 November 2026' of a dated item, else 'changed 28 November 2026'; '' without either. */
const formatRecordDate = ({ fields: { date, updated } }: EditableRecord): string => {
  const [own, changed] = [readInstant(date), readInstant(updated)];
  const formatInstantDay = (instant: number) => formatDay(manilaDay(instant), translateToEnglish);
  if (own !== null) return formatInstantDay(own);
  return changed === null ? '' : messages.changedOn(formatInstantDay(changed));
};

const moveId = ({ id, direction }: RecordMove): string => `move-${direction}-${id}`;

/** Keeps the focus on the button of a moved record, or on its other one at an end, and says where the record is now. */
const useMoveFocus = (lastMove: RecordMove | null, records: readonly EditableRecord[]): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the records have their new order.
  useEffect(() => {
    if (lastMove === null) return;
    const directions = [lastMove.direction, lastMove.direction === 'up' ? 'down' : 'up'] as const;
    const buttons = directions.map((direction) =>
      document.getElementById(moveId({ ...lastMove, direction })),
    );
    buttons.find((button) => button !== null)?.focus();
  }, [records]);
};

interface MoveButtonsProps {
  readonly title: string;
  readonly moves: readonly RecordMove[];
  readonly onMove: (move: RecordMove) => void;
}

const MoveButtons = ({ title, moves, onMove }: MoveButtonsProps) => (
  <Moves>
    {moves.map((move) => (
      <button
        key={move.direction}
        id={moveId(move)}
        type="button"
        aria-label={messages.order[move.direction](title)}
        onClick={() => onMove(move)}
      >
        <Icon name="state-arrow" />
      </button>
    ))}
  </Moves>
);

interface RecordListProps {
  readonly list: EditedListName;
  readonly records: readonly EditableRecord[];
  /** By id. */
  readonly titles: ReadonlyMap<string, string>;
  readonly filter: ListFilter;
  /** Epoch ms. */
  readonly now: number;
  readonly isMoving: boolean;
  /** The code of the failure of the last move; null if there is none. */
  readonly failure: string | null;
  readonly onFilter: (filter: ListFilter) => void;
  readonly onMove: (move: RecordMove) => void;
  readonly onEdit: (record: EditableRecord) => void;
  readonly onCreate: () => void;
  readonly onLeave: () => void;
}

export const RecordList = ({
  list,
  records,
  titles,
  filter,
  now,
  isMoving,
  failure,
  onFilter,
  onMove,
  onEdit,
  onCreate,
  onLeave,
}: RecordListProps) => {
  const [lastMove, setLastMove] = useState<RecordMove | null>(null);
  useMoveFocus(lastMove, records);
  const titleOf = ({ id }: { readonly id: string }): string => titles.get(id) ?? id;
  const use = measureListUse(
    list,
    records.map(({ fields }) => fields),
    now,
  );
  const sorted = sortRecords(list, records);
  const found = sorted.filter((record) => matchesFilter(record, titleOf(record), filter));
  const samples = records.filter(isSample).length;
  const isFiltered = filter.text.trim() !== '' || filter.isSamplesOnly;
  // A filtered list hides the neighbors that a move is about.
  const areMovable = isOrderedList(list) && !isFiltered;
  const move = (next: RecordMove) => {
    if (isMoving) return;
    setLastMove(next);
    onMove(next);
  };
  const movesOf = ({ id }: EditableRecord): readonly RecordMove[] =>
    (['up', 'down'] as const)
      .map((direction) => ({ id, direction }))
      .filter((each) => canMove(list, records, each));
  const describeMove = (): string => {
    const moved = isMoving || failure !== null ? undefined : records.find(({ id }) => id === lastMove?.id);
    if (moved === undefined) return '';
    const siblings = siblingsOf(list, records, moved);
    return messages.order.moved(titleOf(moved), siblings.indexOf(moved) + 1, siblings.length);
  };
  return (
    <>
      <Title>{messages.lists[list].title}</Title>
      <ButtonRow>
        <Button onClick={onCreate}>{messages.create(messages.lists[list].one)}</Button>
        <Button secondary onClick={onLeave}>
          {messages.allLists}
        </Button>
      </ButtonRow>
      {failure !== null && <FailureAlert title={messages.order.failed} failure={failure} />}
      {records.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <>
          <StaffField
            name="list-search"
            label={messages.filter.search}
            $width="w20"
            type="search"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={filter.text}
            onChange={(text) => onFilter({ ...filter, text })}
          />
          {(samples > 0 || filter.isSamplesOnly) && (
            <StaffCheckbox
              name="list-samples"
              label={messages.filter.samples(samples)}
              checked={filter.isSamplesOnly}
              onChange={(isSamplesOnly) => onFilter({ ...filter, isSamplesOnly })}
            />
          )}
          {use !== null && isNearlyFull(use) && (
            <Hint>{messages.nearlyFull(use.count, use.most, use.kind)}</Hint>
          )}
          {list === 'charter' && <Hint>{messages.order.charter}</Hint>}
          <Found role="status">
            {isFiltered
              ? found.length === 0
                ? messages.filter.none
                : messages.filter.found(found.length, records.length)
              : describeMove()}
          </Found>
          <Rows>
            {found.map((record) => (
              <li key={record.id}>
                <button type="button" disabled={!record.isPlain} onClick={() => onEdit(record)}>
                  {titleOf(record)}
                  <small>{formatRecordDate(record)}</small>
                  {sequenceOf(list, record) !== '' && <small>{sequenceOf(list, record)}</small>}
                  {!record.isPlain && <small>{messages.unsayable}</small>}
                  {record.fields.status !== 'active' && <small>{messages.hidden}</small>}
                  {isSample(record) && <small>{messages.sample}</small>}
                  {hasStaleTexts(list, record) && <small>{messages.stale.row}</small>}
                </button>
                {areMovable && <MoveButtons title={titleOf(record)} moves={movesOf(record)} onMove={move} />}
              </li>
            ))}
          </Rows>
        </>
      )}
    </>
  );
};

/**
 * The hall's days for staff: a fortnight, one day of it, whom a closing hits, what does not fit, places that were taken without a
 * request, and how many requests each month had.
 */
import { useMachine } from '@xstate/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import {
  type FoundHallDays,
  type HallDayChangeName,
  hallDayMachine,
} from '../../../machines/staff/hallDay.ts';
import { Hint } from '../../components/fields/FormField.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { manilaDay } from '../../domain/dates/day.ts';
import { formatLongDate } from '../../domain/dates/formatDay.ts';
import type { Half } from '../../domain/places/placeName.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { type Booking, findClosedHalves } from '../../staff-core/hall/hall.ts';
import type { HallDayChange } from '../../staff-core/hall/hallDays.ts';
import { findNextDay } from '../../staff-core/hall/hallMove.ts';
import { toFailureMessage } from '../errors.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import type { StaffClient } from '../restClient.ts';
import { Lead, Title } from '../styles.ts';
import { DayForm } from './DayForm.tsx';
import { FortnightTable } from './FortnightTable.tsx';
import { HitPeople, type MoveProblem } from './HitPeople.tsx';
import { type FoundHall, freeUnclaimed, moveAll, readComingDays, saveDay } from './hallActors.ts';
import { hallTabMessages as messages } from './messages.ts';
import { NotifyPanel } from './NotifyPanel.tsx';
import { ProblemList } from './ProblemList.tsx';
import { TallyList } from './TallyList.tsx';

const Unclaimed = styled.section`
  margin-top: 2rem;
`;

type Move = Omit<ComponentProps<typeof NotifyPanel>, 'onDone'>;

interface HallTabProps {
  readonly client: StaffClient;
  /** Whether the clerk pressed this tab, or else came by its address. */
  readonly wasPressed: boolean;
}

export const HallTab = ({ client, wasPressed }: HallTabProps) => {
  /** What the clerk typed bypasses the machine, which knows only the day. */
  const change = useRef<HallDayChange>({});
  const target = useRef('');
  const [half, setHalf] = useState<Half | null>(null);
  /** Those who were moved while this tab is open, until the clerk has told them. */
  const [moves, setMoves] = useState<readonly Move[]>([]);
  // Somebody who pressed the tab goes on in its table.
  const [returns, setReturns] = useState(wasPressed ? 1 : 0);
  const [state, send] = useMachine(
    hallDayMachine.provide({
      actors: {
        readDays: fromPromise((): Promise<FoundHallDays> => readComingDays(client)),
        writeDay: fromPromise(async ({ input }) => {
          if (found !== null) await saveDay(client, found, input.day, change.current);
        }),
        movePeople: fromPromise(({ input: { day: from, isConfirmed } }) => {
          const to = target.current;
          const closed = view === null ? [] : findClosedHalves(view);
          return moveAll(client, from, to, isConfirmed, (moved) =>
            setMoves((before) =>
              addMove(before, { people: moved, closedDay: { day: from, closed, movedTo: to } }),
            ),
          );
        }),
        freePlaces: fromPromise(async () => {
          if (found !== null) await freeUnclaimed(client, found);
        }),
      },
    }),
  );
  const found = state.context.found as FoundHall | null;
  const { day, failure, change: changed } = state.context;
  const today = manilaDay(client.now());
  const view = found?.days.find((each) => each.day === day) ?? null;
  const people = view === null ? [] : findClosedHalves(view).flatMap((each) => view.halves[each].booked);
  const isEditing = state.hasTag('editing');
  const isHit = state.hasTag('hit');
  const isBusy = state.hasTag('busy');
  const isOnTable = !isEditing && !isHit;
  const wasOnTable = useRef(true);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isOnTable && !wasOnTable.current) setReturns((count) => count + 1);
    wasOnTable.current = isOnTable;
  }, [isOnTable]);
  const canMove = state.can({ type: 'MOVE' });
  return (
    <>
      <Title tabIndex={-1}>{messages.title}</Title>
      <Lead>{messages.lead}</Lead>
      <Hint>{messages.keys}</Hint>
      <div role="status">
        {state.hasTag('loading') && <p>{messages.reading}</p>}
        {changed !== null && !isHit && (
          <Alert
            tone="good"
            role="none"
            title={describeChange(changed, changed === 'moved' ? target.current : day)}
          >
            {changed === 'moved' && view !== null && people.length > 0 && (
              <p>{messages.done.left(people.length, formatDay(view.day))}</p>
            )}
          </Alert>
        )}
      </div>
      {state.hasTag('loadFailed') && (
        <FailureAlert title={messages.unreadable} failure={failure} onAgain={() => send({ type: 'RETRY' })} />
      )}
      {state.hasTag('conflict') && (
        <Alert tone="error" title={messages.conflict}>
          <p>{messages.conflictWhy}</p>
          <ButtonRow>
            <Button onClick={() => send({ type: 'RELOAD' })}>{messages.readAgain}</Button>
          </ButtonRow>
        </Alert>
      )}
      {found !== null && (
        <>
          <FortnightTable
            days={found.days}
            today={today}
            chosen={isOnTable ? null : day}
            canChoose={state.can({ type: 'CHOOSE', day: '' })}
            returns={returns}
            onChoose={(chosen, chosenHalf) => {
              setHalf(chosenHalf);
              send({ type: 'CHOOSE', day: chosen });
            }}
          />
          {isEditing && view !== null && (
            <DayForm
              key={`${view.day} ${half}`}
              view={view}
              half={half}
              isBusy={isBusy}
              problem={state.hasTag('notSaved') ? toFailureMessage(failure) : null}
              onSave={(wanted) => {
                change.current = wanted;
                send({ type: 'SAVE' });
              }}
              onBack={() => send({ type: 'CANCEL' })}
            />
          )}
          {(isHit || isEditing) && view !== null && people.length > 0 && (
            <HitPeople
              key={view.day}
              people={people}
              today={today}
              nextDay={
                findNextDay(client, found.hall, { from: view.day, halves: 'closed' }, client.now()) ?? ''
              }
              isBusy={isBusy && isHit}
              canMove={canMove}
              problem={state.hasTag('notMoved') ? describeRefusal(state.context) : null}
              holiday={state.can({ type: 'CONFIRM' }) ? target.current : null}
              takesFocus={isHit}
              onMove={(to) => {
                target.current = to;
                send({ type: 'MOVE' });
              }}
              onConfirm={() => send({ type: 'CONFIRM' })}
              onLeave={() => send({ type: 'CANCEL' })}
            />
          )}
          {(isHit || isEditing) && view !== null && people.length > 0 && (
            <NotifyPanel
              people={people}
              closedDay={{ day: view.day, closed: findClosedHalves(view), movedTo: null }}
              onDone={null}
            />
          )}
          {isOnTable &&
            moves.map((move) => (
              <NotifyPanel
                key={move.people[0]?.request.id}
                {...move}
                onDone={() => {
                  setMoves((before) => before.filter((each) => each !== move));
                  // The button that had the focus is gone.
                  setReturns((count) => count + 1);
                }}
              />
            ))}
          {isOnTable && <ProblemList problems={found.problems} />}
          {isOnTable && found.unclaimed.length > 0 && (
            <Unclaimed>
              <h2>{messages.unclaimed.title(found.unclaimed.length)}</h2>
              <p>{messages.unclaimed.why}</p>
              <p>{formatPlaces(found.unclaimed.map(({ id }) => id))}</p>
              {state.hasTag('notFreed') && (
                <FailureAlert title={messages.unclaimed.notFreed} failure={failure} />
              )}
              <ButtonRow>
                <Button
                  secondary
                  disabled={!state.can({ type: 'FREE' })}
                  onClick={() => send({ type: 'FREE' })}
                >
                  {isBusy ? messages.unclaimed.freeing : messages.unclaimed.free}
                </Button>
              </ButtonRow>
            </Unclaimed>
          )}
          {isOnTable && (
            <ButtonRow>
              <Button
                secondary
                disabled={!state.can({ type: 'REFRESH' })}
                onClick={() => send({ type: 'REFRESH' })}
              >
                {messages.refresh}
              </Button>
            </ButtonRow>
          )}
          {isOnTable && <TallyList months={found.tallies} />}
        </>
      )}
    </>
  );
};

/** Whoever is moved again must not be told of the day before it. */
const addMove = (before: readonly Move[], move: Move): readonly Move[] => {
  const isMovedAgain = ({ request }: Booking): boolean =>
    move.people.some((each) => each.request.id === request.id);
  const rest = before.map((each) => ({
    ...each,
    people: each.people.filter((person) => !isMovedAgain(person)),
  }));
  return [...rest.filter(({ people }) => people.length > 0), move];
};

const maxNamed = 20;

const formatPlaces = (ids: readonly string[]): string =>
  [
    ...ids.slice(0, maxNamed),
    ...(ids.length > maxNamed ? [messages.unclaimed.more(ids.length - maxNamed)] : []),
  ].join(', ');

/** Where a call failed, its answer may be lost, so that nobody knows whom it moved. */
const describeRefusal = ({
  refusal,
  moved,
  failure,
}: {
  readonly refusal: string | null;
  readonly moved: number;
  readonly failure: string | null;
}): MoveProblem =>
  refusal === null ? { why: toFailureMessage(failure), moved: null } : { why: refusal, moved };

const formatDay = (day: string): string => formatLongDate(day, translateToEnglish);

const describeChange = (change: HallDayChangeName, day: string | null): string =>
  change === 'freed' || day === null ? messages.done.freed : messages.done[change](formatDay(day));

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
import { TwoColumnGrid } from '../../components/layout/TwoColumnGrid.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { isRealDay, manilaDay } from '../../domain/dates/day.ts';
import { formatLongDay } from '../../domain/dates/formatDay.ts';
import { formatHallDayName } from '../../domain/dates/formatHallDay.ts';
import { everyDay } from '../../domain/dates/hallDay.ts';
import type { Half } from '../../domain/places/placeName.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { type Booking, findClosedHalves, viewHallDay } from '../../staff-core/hall/hall.ts';
import type { HallDayChange } from '../../staff-core/hall/hallDays.ts';
import { findNextDay, planPeopleMove } from '../../staff-core/hall/hallMove.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { toFailureMessage } from '../errors.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { StaffField } from '../fields.tsx';
import type { StaffClient } from '../restClient.ts';
import { Lead, Title } from '../styles.ts';
import { type DayAct, DayForm } from './DayForm.tsx';
import { FortnightTable, type TargetChoice } from './FortnightTable.tsx';
import { HitPeople } from './HitPeople.tsx';
import { type FoundHall, freeUnclaimed, moveAll, readComingDays, saveDay } from './hallActors.ts';
import { hallTabMessages as messages } from './messages.ts';
import { NotifyPanel } from './NotifyPanel.tsx';
import { ProblemList } from './ProblemList.tsx';
import { TallyList } from './TallyList.tsx';

/* On a desk everything else stands at the right of the table. */
const Columns = styled(TwoColumnGrid)`
  ${minWidth.wide} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`;

const Unclaimed = styled.section`
  margin-top: 2rem;
`;

type Move = Omit<ComponentProps<typeof NotifyPanel>, 'onDone'>;

interface HallTabProps {
  readonly client: StaffClient;
  /** Whether the clerk pressed this tab, or else came by its address. */
  readonly wasPressed: boolean;
  /** Opens the requests of this day, 'yyyy-mm-dd'. */
  readonly onShowList: (day: string) => void;
}

const nothingChosen = { to: null, refusal: null };

export const HallTab = ({ client, wasPressed, onShowList }: HallTabProps) => {
  /** What the clerk typed bypasses the machine, which knows only the day. */
  const change = useRef<HallDayChange>({});
  const sentTarget = useRef('');
  const [half, setHalf] = useState<Half | null>(null);
  const [chosenAct, setAct] = useState<DayAct>('close');
  /** The day that was chosen for the people, null for the proposed one; and why the one that was pressed last cannot be chosen. */
  const [choice, setChoice] = useState<{ readonly to: string | null; readonly refusal: string | null }>(
    nothingChosen,
  );
  const [movedCount, setMovedCount] = useState(0);
  const moveButton = useRef<HTMLButtonElement>(null);
  const movedAlert = useRef<HTMLDivElement>(null);
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
          const to = sentTarget.current;
          const closed = view === null ? [] : findClosedHalves(view);
          return moveAll(client, from, to, isConfirmed, (moved) => {
            setMovedCount(moved.length);
            setMoves((before) =>
              addMove(before, { people: moved, closedDay: { day: from, closed, movedTo: to } }),
            );
          });
        }),
        freePlaces: fromPromise(async () => {
          if (found !== null) await freeUnclaimed(client, found);
        }),
      },
    }),
  );
  const found = state.context.found as FoundHall | null;
  const { day, failure, refusal, moved, change: changed } = state.context;
  const today = manilaDay(client.now());
  const view =
    found === null || day === null
      ? null
      : (found.days.find((each) => each.day === day) ?? viewHallDay(found.hall, day));
  const people = view === null ? [] : findClosedHalves(view).flatMap((each) => view.halves[each].booked);
  const isEditing = state.hasTag('editing');
  const isHit = state.hasTag('hit');
  const isBusy = state.hasTag('busy');
  const isOnTable = !isEditing && !isHit;
  const wasOnTable = useRef(true);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isOnTable && !wasOnTable.current) {
      if (movedAlert.current === null) setReturns((count) => count + 1);
      else movedAlert.current.focus();
    }
    wasOnTable.current = isOnTable;
  }, [isOnTable]);
  const act = isHit ? 'move' : chosenAct;
  const openAct = (chosen: string, wanted: DayAct) => {
    setAct(wanted);
    setChoice(nothingChosen);
    send({ type: 'CHOOSE', day: chosen });
  };
  // Where a call failed, its answer may be lost, so that nobody knows whom it moved.
  const problem = { why: refusal ?? toFailureMessage(failure), moved: refusal === null ? null : moved };
  const movers = { from: day ?? '', halves: 'closed' } as const;
  const target: TargetChoice | null =
    found === null || isOnTable || act !== 'move' || people.length === 0
      ? null
      : {
          to: choice.to ?? findNextDay(client, found.hall, movers, client.now()) ?? '',
          findRefusal: (to) => {
            const plan = planPeopleMove(client, found.hall, { ...movers, to }, () => 0, client.now());
            return plan.kind === 'move' || plan.isConfirmable ? null : plan.why;
          },
        };
  return (
    <>
      <Title tabIndex={-1}>{messages.title}</Title>
      <Columns
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !isOnTable) send({ type: 'CANCEL' });
        }}
      >
        {found !== null && (
          <FortnightTable
            days={found.days}
            today={today}
            chosen={isOnTable ? null : day}
            canChoose={state.can({ type: 'CHOOSE', day: '' })}
            target={target}
            returns={returns}
            onChoose={(chosen, chosenHalf) => {
              if (target === null) {
                setHalf(chosenHalf);
                const isHitDay = found.days.some((each) => each.day === chosen && each.hit > 0);
                openAct(chosen, isHitDay ? 'move' : 'close');
                return;
              }
              const why = target.findRefusal(chosen);
              setChoice({ to: why === null ? chosen : choice.to, refusal: why });
              if (why === null) moveButton.current?.focus();
            }}
          />
        )}
        <div>
          {isOnTable && changed === null && (
            <>
              <Lead>{messages.lead}</Lead>
              <Hint>{messages.keys}</Hint>
            </>
          )}
          <div role="status">
            {changed !== null && !isHit && (
              <Alert
                tone="good"
                role="none"
                ref={changed === 'moved' ? movedAlert : undefined}
                tabIndex={-1}
                title={describeChange(changed, changed === 'moved' ? sentTarget.current : day, movedCount)}
              >
                {changed === 'moved' && view !== null && people.length > 0 && (
                  <p>{messages.done.left(people.length, formatDay(view.day))}</p>
                )}
                {changed === 'moved' && movedCount > 0 && (
                  <>
                    <p>{messages.done.tell}</p>
                    <ButtonRow>
                      <Button secondary onClick={() => onShowList(sentTarget.current)}>
                        {messages.done.show(formatLongDay(sentTarget.current, translateToEnglish))}
                      </Button>
                    </ButtonRow>
                  </>
                )}
              </Alert>
            )}
            {state.hasTag('loading') && <p>{messages.reading}</p>}
          </div>
          {state.hasTag('loadFailed') && (
            <FailureAlert
              title={messages.unreadable}
              failure={failure}
              onAgain={() => send({ type: 'RETRY' })}
            />
          )}
          {state.hasTag('conflict') && (
            <Alert tone="error" title={messages.conflict}>
              <p>{messages.conflictWhy}</p>
              <ButtonRow>
                <Button onClick={() => send({ type: 'RELOAD' })}>{messages.readAgain}</Button>
              </ButtonRow>
            </Alert>
          )}
          {found !== null && !isOnTable && view !== null && (
            <DayForm
              key={`${view.day} ${half}`}
              view={view}
              half={half}
              act={act}
              onAct={(wanted) => openAct(view.day, wanted)}
              isBusy={isBusy}
              problem={state.hasTag('notSaved') ? toFailureMessage(failure) : null}
              onSave={(wanted) => {
                change.current = wanted;
                send({ type: 'SAVE' });
              }}
              onBack={() => send({ type: 'CANCEL' })}
            >
              {target === null ? (
                <p>{messages.hit.nobody}</p>
              ) : (
                <>
                  <HitPeople
                    people={people}
                    today={today}
                    to={target.to}
                    refusal={choice.refusal}
                    isBusy={isBusy}
                    problem={state.hasTag('notMoved') ? problem : null}
                    holiday={state.can({ type: 'CONFIRM' }) ? sentTarget.current : null}
                    button={moveButton}
                    onChoose={(to) => setChoice({ to, refusal: null })}
                    onMove={() => {
                      sentTarget.current = target.to;
                      setMovedCount(0);
                      send({ type: 'MOVE' });
                    }}
                    onConfirm={() => send({ type: 'CONFIRM' })}
                  />
                  <NotifyPanel
                    people={people}
                    closedDay={{ day: view.day, closed: findClosedHalves(view), movedTo: null }}
                    onDone={null}
                  />
                </>
              )}
            </DayForm>
          )}
          {found !== null && isOnTable && (
            <>
              {moves.map((move) => (
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
              <OtherDays
                isDisabled={!state.can({ type: 'CHOOSE', day: '' })}
                onOpen={(chosen) => {
                  setHalf(null);
                  openAct(chosen, chosen === everyDay ? 'places' : 'close');
                }}
              />
              <ProblemList problems={found.problems} />
              {found.unclaimed.length > 0 && (
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
              <ButtonRow>
                <Button
                  secondary
                  disabled={!state.can({ type: 'REFRESH' })}
                  onClick={() => send({ type: 'REFRESH' })}
                >
                  {messages.refresh}
                </Button>
              </ButtonRow>
              <TallyList months={found.tallies} />
            </>
          )}
        </div>
      </Columns>
    </>
  );
};

interface OtherDaysProps {
  readonly isDisabled: boolean;
  /** @param day 'yyyy-mm-dd' or 'every-day' */
  readonly onOpen: (day: string) => void;
}

/** The days that are not in the table: a later or a past one, such as a holiday that was proclaimed too late, and what holds on every day. */
const OtherDays = ({ isDisabled, onOpen }: OtherDaysProps) => {
  const [day, setDay] = useState('');
  return (
    <>
      <StaffField name="hallOtherDay" label={messages.other.day} type="date" value={day} onChange={setDay} />
      <ButtonRow>
        <Button secondary disabled={isDisabled || !isRealDay(day)} onClick={() => onOpen(day)}>
          {messages.other.open}
        </Button>
        <Button secondary disabled={isDisabled} onClick={() => onOpen(everyDay)}>
          {messages.other.every}
        </Button>
      </ButtonRow>
      <Hint>{messages.other.everyHint}</Hint>
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

const formatDay = (day: string): string => formatHallDayName(day, translateToEnglish);

const describeChange = (change: HallDayChangeName, day: string | null, movedCount: number): string => {
  const { freed, moved, saved } = messages.done;
  if (change === 'freed' || day === null) return freed;
  return change === 'saved'
    ? saved(formatDay(day))
    : moved(movedCount, formatLongDay(day, translateToEnglish));
};

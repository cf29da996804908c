/** `close`, `open`, `places` and `note`: they write the record of a day over the version that was read. */
import { errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { addDays, isWeekend, manilaDay } from '../../../src/domain/dates/day.ts';
import { everyDay } from '../../../src/domain/dates/hallDay.ts';
import { type Half, halves, maxPlaceDays } from '../../../src/domain/places/placeName.ts';
import { findBooked, type Hall, readHall, viewHallDay } from '../../../src/staff-core/hall/hall.ts';
import type { HallDayChange } from '../../../src/staff-core/hall/hallDays.ts';
import { hallMessages } from '../../../src/staff-core/hall/hallMessages.ts';
import { type PlaceAssignment, writeHallDay } from '../../../src/staff-core/hall/hallPlaces.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import { halfOption, parseComingDay, parseDayOrEveryDay, parsePlaces, toHalves } from './arguments.ts';
import { isConflict } from './conflict.ts';
import { formatHalfDay, formatHalves, formatReferences } from './report.ts';

const readDay = (client: StoreClient, day: string, today: string): Promise<Hall> =>
  day === everyDay ? readHall(client, { from: today, to: null }) : readHall(client, { from: day, to: day });

/** @returns who got another place, or a first one; null where nothing was changed. @throws UserError */
async function changeDay(
  client: StoreClient,
  hall: Hall,
  day: string,
  change: HallDayChange,
  now: number,
): Promise<readonly PlaceAssignment[] | null> {
  const outcome = await writeHallDay(client, hall.days, day, change, {
    now,
    today: manilaDay(now),
    isConflict,
  });
  if (outcome.kind === 'written') return outcome.assigned;
  if (outcome.kind === 'unchanged') return null;
  if (outcome.kind === 'refused') throw new UserError(`Nothing was changed: ${outcome.problems.join(' ')}`);
  if (outcome.kind === 'conflict')
    throw new UserError(
      `${outcome.isBegun ? 'Not all was changed' : 'Nothing was changed'}: someone else has just changed ${day}. Look at it again, then decide: npm run hall`,
    );
  throw new UserError(
    `${errorMessageOf(outcome.cause)} It stopped half-way: no place of ${day} is left until you run the same command again. Nobody lost a place.`,
  );
}

function reportWeekend(day: string): void {
  if (day !== everyDay && isWeekend(day)) console.log('It is at a weekend, when the hall never opens.');
}

/** Says whom a closing hits, and how to move them. */
function reportHit(hall: Hall, day: string, halves: readonly Half[]): void {
  const hit = findBooked(hall, day, halves);
  if (hit.length === 0) {
    console.log('Nobody has chosen it.');
    return;
  }
  console.log(`It hits ${hallMessages.people(hit.length)}: ${formatReferences(hit)}`);
  console.log(`To move them all to another day: npm run hall move ${day} to=DAY`);
}

/** Says who got another place, or a first one, so that the number counts them. */
function reportAssigned(assigned: readonly PlaceAssignment[]): void {
  if (assigned.length === 0) return;
  const days = new Set(assigned.map(({ booking }) => booking.day));
  const people = hallMessages.people(assigned.length);
  const references = formatReferences(assigned.map(({ booking }) => booking));
  console.log(`${people} on ${[...days].join(', ')} got a place within the number: ${references}`);
}

export const createCloseCommand = (context: CommandContext) =>
  createStoreCommand('close')
    .description('closes a day or half a day, and says whom it hits')
    .argument('<DAY>', "yyyy-mm-dd, 'today' or 'tomorrow'")
    .addOption(halfOption)
    .requiredOption('--reason <TEXT>', 'why, as residents read it')
    .option('--holiday', 'a proclaimed holiday: the legal time does not run on it')
    .action((text, { to, half, reason, holiday }) => {
      const day = parseComingDay(text, 'The day', context.now);
      if (reason.trim() === '') throw new UserError('--reason must say why: residents read it.');
      const halves = toHalves(half);
      const isClosed = Object.fromEntries(halves.map((each) => [each, true]));
      scheduleOnStore(context, to, async (client) => {
        const hall = await readDay(client, day, manilaDay(context.now));
        const change = { isClosed, reason, ...(holiday === true && { isHoliday: true }) };
        const assigned = await changeDay(client, hall, day, change, context.now);
        console.log(
          assigned !== null
            ? `Closed ${formatHalves(day, halves)} in ${client.name}: ${reason}`
            : `${formatHalves(day, halves)} is closed already, for this reason; nothing was changed.`,
        );
        reportWeekend(day);
        reportHit(hall, day, halves);
        console.log(`To open it again: npm run hall open ${day}`);
      });
    });

export const createOpenCommand = (context: CommandContext) =>
  createStoreCommand('open')
    .description('opens a day or half a day again')
    .argument('<DAY>', "yyyy-mm-dd, 'today' or 'tomorrow'")
    .addOption(halfOption)
    .action((text, { to, half }) => {
      const day = parseComingDay(text, 'The day', context.now);
      const halves = toHalves(half);
      const isClosed = Object.fromEntries(halves.map((each) => [each, false]));
      scheduleOnStore(context, to, async (client) => {
        const hall = await readDay(client, day, manilaDay(context.now));
        const assigned = await changeDay(client, hall, day, { isClosed }, context.now);
        console.log(
          assigned !== null
            ? `Opened ${formatHalves(day, halves)} in ${client.name}.`
            : `${formatHalves(day, halves)} is open already; nothing was changed.`,
        );
        reportWeekend(day);
        console.log('People who were moved to another day stay there.');
      });
    });

export const createPlacesCommand = (context: CommandContext) =>
  createStoreCommand('places')
    .description('how many requests a day takes, for each half')
    .argument(
      '<DAY>',
      `yyyy-mm-dd, 'today', 'tomorrow', or '${everyDay}' for all days without a number of their own`,
    )
    .option('--morning <N>', 'before 12:00: a number, or none for any number')
    .option('--afternoon <N>', 'from 12:00: a number, or none for any number')
    .action((text, { to, morning, afternoon }) => {
      const day = parseDayOrEveryDay(text, 'The day', context.now);
      if (morning === undefined && afternoon === undefined)
        throw new UserError('Say for which half: --morning N, --afternoon N, or both.');
      const places = {
        ...(morning !== undefined && { morning: parsePlaces(morning, 'morning') }),
        ...(afternoon !== undefined && { afternoon: parsePlaces(afternoon, 'afternoon') }),
      };
      scheduleOnStore(context, to, async (client) => {
        const today = manilaDay(context.now);
        const hall = await readDay(client, day, today);
        const assigned = await changeDay(client, hall, day, { places }, context.now);
        console.log(
          assigned !== null ? `Set in ${client.name}.` : 'It has these places already; nothing was changed.',
        );
        reportAssigned(assigned ?? []);
        if (day === everyDay) {
          console.log('It holds for every day without a record of its own. To see them: npm run hall');
          if (Object.values(places).some((number) => number !== null))
            console.log(
              `Those who come after ${addDays(today, maxPlaceDays)} get a place later: npm run hall check names their days once they are near.`,
            );
          return;
        }
        reportWeekend(day);
        const view = viewHallDay(await readDay(client, day, today), day);
        for (const half of halves) console.log(`${day} ${half}: ${formatHalfDay(view.halves[half])}`);
        const isOver = halves.some(
          (half) => view.halves[half].taken > (view.halves[half].places ?? Infinity),
        );
        if (isOver)
          console.log(`Nobody loses a place that they have. To see who comes: npm run hall booked ${day}`);
      });
    });

export const createNoteCommand = (context: CommandContext) =>
  createStoreCommand('note')
    .description('what residents should know of the day, such as when the Punong Barangay signs')
    .argument('<DAY>', `yyyy-mm-dd, 'today', 'tomorrow' or '${everyDay}'`)
    .argument('<TEXT>', "'' removes the note")
    .action((text, note, { to }) => {
      const day = parseDayOrEveryDay(text, 'The day', context.now);
      scheduleOnStore(context, to, async (client) => {
        const hall = await readDay(client, day, manilaDay(context.now));
        const assigned = await changeDay(client, hall, day, { note }, context.now);
        const done = note.trim() === '' ? 'Removed the note of' : 'Wrote the note of';
        console.log(
          assigned !== null
            ? `${done} ${day} in ${client.name}.`
            : `${day} has this note already; nothing was changed.`,
        );
        if (assigned !== null && note.trim() !== '')
          console.log("Its Filipino and its Cebuano: on the staff page, at Content, The hall's days.");
      });
    });

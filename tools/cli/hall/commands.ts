/**
 * The command of `npm run hall check`: from today on, half days with more people than places, or with people without one; people on
 * closed half days; and places without a request, which `--free` frees.
 */
import { manilaDay } from '../../../src/domain/dates/day.ts';
import { type Booking, type HalfDayView, readHall } from '../../../src/staff-core/hall/hall.ts';
import {
  createFreeCommits,
  findHalfDayProblems,
  findUnclaimed,
} from '../../../src/staff-core/hall/hallCheck.ts';
import { hallMessages } from '../../../src/staff-core/hall/hallMessages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { type CommandEnvironment, createCommand, createStoreCommand, withStore } from '../lib/program.ts';

/** '7 of 50', '7', 'closed' */
function formatHalfDay({ isOpen, places, taken }: HalfDayView): string {
  const count = places === null ? String(taken) : hallMessages.taken(taken, places);
  return isOpen ? count : taken === 0 ? 'closed' : `closed, ${count}`;
}

const formatReferences = (bookings: readonly Booking[]): string =>
  bookings.map(({ request }) => request.id).join(', ');

const createCheckCommand = (environment: CommandEnvironment) =>
  createStoreCommand('check')
    .description('finds what does not fit: too many people, closed half days, places taken without a request')
    .option('--free', 'frees the places that were taken without a request')
    .action(async ({ to, free }) =>
      withStore(environment, to, async (client) => {
        // The purge frees what is left of past days.
        const today = manilaDay(environment.now);
        const hall = await readHall(client, { from: today, to: null });
        const { over, closed, uncounted } = findHalfDayProblems(hall, today);
        const unclaimed = await findUnclaimed(client, hall);
        for (const { day, half, view } of over)
          console.log(
            `${day} ${half}: more people than places, ${formatHalfDay(view)}. Those who come: ${formatReferences(view.booked)}`,
          );
        for (const { day, half, view } of closed)
          console.log(
            `${day} ${half}: the hall is closed, and these come: ${formatReferences(view.booked)}. Move them on the staff page, '${staffMessages.tabs.hall}'.`,
          );
        for (const { day, half, view } of uncounted)
          console.log(
            `${day} ${half}: somebody comes without one of its ${view.places} places, so that others may take too many. Save its places again on the staff page, '${staffMessages.tabs.hall}'.`,
          );
        for (const { id } of unclaimed)
          console.log(`${id}: taken without a request${free === true ? ', freed' : ''}`);
        if (free === true)
          for (const writes of createFreeCommits(unclaimed)) await client.post(':commit', { writes });
        const left = over.length + closed.length + uncounted.length + (free === true ? 0 : unclaimed.length);
        if (unclaimed.length > 0 && free !== true)
          console.log('To free these places: npm run hall check free');
        if (left === 0) {
          console.log(`All fits in ${client.name}.`);
          return;
        }
        // A program that runs it every night sees by the exit code that somebody must look.
        process.exitCode = 1;
      }),
    );

export const createHallProgram = (environment: CommandEnvironment) =>
  createCommand('npm run hall')
    .description("For a timetable; staff change the hall's days on the page /staff (docs/staff.md).")
    .addCommand(createCheckCommand(environment));

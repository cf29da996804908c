/** `list`: the weekdays of a fortnight, and later days with a record of their own. */
import { Option } from '@commander-js/extra-typings';
import { isWeekend, manilaDay } from '../../../src/domain/dates/day.ts';
import { type HallDayView, listHallDays, readHall, viewHallDay } from '../../../src/staff-core/hall/hall.ts';
import { findUnclaimed } from '../../../src/staff-core/hall/hallCheck.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { formatTable, truncateCell } from '../lib/table.ts';
import { formatHalfDay, formatRemarks } from './report.ts';

const headings = ['DAY', 'MORNING', 'AFTERNOON', ''] as const;

/** What a program reads: its names are an interface. */
const toJson = ({ day, holiday, reason, note, halves: { morning, afternoon } }: HallDayView) => {
  const [first, second] = [morning, afternoon].map(({ isOpen, places, taken }) => ({
    open: isOpen,
    places,
    taken,
  }));
  return { day, morning: first, afternoon: second, holiday: holiday !== null, reason, note };
};

export const createListDaysCommand = (context: CommandContext) =>
  createStoreCommand('list')
    .description('the weekdays of two weeks: open or closed, how many places are taken')
    .addOption(new Option('--format <FORMAT>', 'json: for another program').choices(['json'] as const))
    .action(({ to, format }) =>
      scheduleOnStore(context, to, async (client) => {
        const today = manilaDay(context.now);
        const hall = await readHall(client, { from: today, to: null });
        const days = listHallDays(hall, today).map((day) => viewHallDay(hall, day));
        if (format === 'json') {
          console.log(JSON.stringify(days.map(toJson)));
          return;
        }
        const rows = days.map((view) => [
          view.day,
          isWeekend(view.day) ? 'weekend' : formatHalfDay(view.halves.morning),
          isWeekend(view.day) ? 'weekend' : formatHalfDay(view.halves.afternoon),
          truncateCell(formatRemarks(view), 60),
        ]);
        for (const line of formatTable([headings, ...rows])) console.log(line);
        const { length: unclaimed } = await findUnclaimed(client, hall);
        if (unclaimed > 0)
          console.log(`Taken without a request: ${unclaimed}. To see them: npm run hall check`);
        console.log(`The hall's days in ${client.name}. To close one: npm run hall close DAY reason=TEXT`);
      }),
    );

/** `booked DAY`: the references of those who come, one a line, for another program. */
import { halves } from '../../../src/domain/places/placeName.ts';
import { findBooked, readHall } from '../../../src/staff-core/hall/hall.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { parseDay } from './arguments.ts';

export const createBookedCommand = (context: CommandContext) =>
  createStoreCommand('booked')
    .description('who comes on a day: one reference a line, by the hour')
    .argument('<DAY>', "yyyy-mm-dd, 'today' or 'tomorrow'")
    .action((text, { to }) => {
      const day = parseDay(text, 'The day', context.now);
      scheduleOnStore(context, to, async (client) => {
        const hall = await readHall(client, { from: day, to: day });
        for (const { request } of findBooked(hall, day, halves)) console.log(request.id);
      });
    });

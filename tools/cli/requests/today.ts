/** `today`: the requests of a day by the hour, as a page to be printed; and no sensitive answer on it. */

import { manilaDay } from '../../../src/domain/dates/day.ts';
import { queryOf } from '../../../src/staff-core/filters.ts';
import { requestsMeant } from '../../../src/staff-core/findRequests.ts';
import { receiptsOf, toldBy } from '../../../src/staff-core/receipts.ts';
import type { Request } from '../../../src/staff-core/request.ts';
import { counted } from '../content/importContent.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { sheetOf } from './daySheet.ts';
import { dayOf, filterOptions, filtersOf } from './filters.ts';
import { openOnDesktop } from './openInBrowser.ts';
import { writePrint } from './printFiles.ts';

const usage =
  'today [--day yyyy-mm-dd|tomorrow] [--type T] [--zone N] [--since D] [--state S] [--no-open] [--to embedded|cloud]';

export const today: Subcommand = {
  usage,
  does: 'who comes today, by the hour, as a page of A4 to print',
  prepare(args, surroundings) {
    const options = {
      ...filterOptions,
      ...toOption,
      'no-open': { type: 'boolean', default: false },
    } as const;
    const { values } = asked(args, options, usage);
    const { now, env } = surroundings;
    const day = values.day === undefined ? manilaDay(now) : dayOf(values.day, 'day', now);
    const filters = filtersOf({ ...values, day }, now);
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        const requests: Request[] = [];
        for await (const request of requestsMeant(door, filters, queryOf(door, filters)))
          requests.push(request);
        const receipts = await receiptsOf(
          door,
          requests.map(({ id }) => id),
        );
        const entries = requests.map((request) => ({
          request,
          receipt: toldBy(receipts.get(request.id)),
        }));
        const file = writePrint(place.dataDir, day, sheetOf({ day, entries, filters, now }));
        const isOpen = !values['no-open'] && (await openOnDesktop(file, env));
        console.log(`${counted(requests.length)} on ${day}, from ${door.name}.`);
        console.log(
          isOpen
            ? `It opens in the browser; print it there. The file: ${file}`
            : `Open it in a browser and print it: ${file}`,
        );
        console.log(
          'It holds personal data: only this account can read it. It is deleted by the next "today" or "purge", or by any command after 12 hours.',
        );
      });
  },
};

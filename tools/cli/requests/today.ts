/** `today`: writes the requests of a day by hour as a page to print, without sensitive answers. */

import { readExtras } from '../../../src/staff-core/extras.ts';
import type { RequestEntry } from '../../../src/staff-core/requestEntry.ts';
import { createRequestQuery } from '../../../src/staff-core/search/filters.ts';
import { findRequestEntries } from '../../../src/staff-core/search/findRequests.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandContext, scheduleOnStore } from '../lib/program.ts';
import { renderDaySheet } from './daySheet.ts';
import { createRequestFilterCommand, parseDayOption, parseRequestFilters } from './filters.ts';
import { openInBrowser } from './openInBrowser.ts';
import { writePrintFile } from './printFiles.ts';

export const createTodayCommand = (context: CommandContext) =>
  createRequestFilterCommand('today')
    .description('who comes today, by the hour, as a page of A4 to print')
    .option('--no-open', 'writes the page without opening it')
    .action(({ to, open, ...filterArgs }) => {
      const { now, env } = context;
      const day = parseDayOption(filterArgs.day ?? 'today', 'day', now);
      const filters = parseRequestFilters({ ...filterArgs, day }, now);
      scheduleOnStore(context, to, async (client, location) => {
        const found: RequestEntry[] = [];
        for await (const entry of findRequestEntries(client, filters, createRequestQuery(client, filters)))
          found.push(entry);
        const extras = await readExtras(
          client,
          found.map(({ request }) => request.id),
        );
        const entries = found.map((entry) => ({ ...entry, extras: extras.get(entry.request.id) ?? null }));
        const file = writePrintFile(location.dataDir, day, renderDaySheet({ day, entries, filters, now }));
        const isOpen = open && (await openInBrowser(file, env));
        console.log(`${formatCount(entries.length)} on ${day}, from ${client.name}.`);
        console.log(
          isOpen
            ? `It opens in the browser; print it there. The file: ${file}`
            : `Open it in a browser and print it: ${file}`,
        );
        console.log(
          'It holds personal data: only this account can read it. It is deleted by the next "today" or "purge", or by any command after 12 hours.',
        );
      });
    });

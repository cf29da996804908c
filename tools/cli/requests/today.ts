/** `today`: writes the requests of a day by hour as a page to print, without sensitive answers. */
import { manilaDay } from '../../../src/domain/dates/day.ts';
import { createRequestQuery } from '../../../src/staff-core/filters.ts';
import { findRequests } from '../../../src/staff-core/findRequests.ts';
import { findLatestReceipt, findReceipts } from '../../../src/staff-core/receipts.ts';
import type { StaffRequest } from '../../../src/staff-core/request.ts';
import { formatCount } from '../content/importContent.ts';
import {
  parseCommandArgs,
  parseStoreLocation,
  type Subcommand,
  storeOption,
  withStoreClient,
} from '../lib/subcommand.ts';
import { renderDaySheet } from './daySheet.ts';
import { parseDayOption, parseRequestFilters, requestFilterOptions } from './filters.ts';
import { openInBrowser } from './openInBrowser.ts';
import { writePrintFile } from './printFiles.ts';

const usage =
  'today [--day yyyy-mm-dd|tomorrow] [--type T] [--zone N] [--since D] [--state S] [--no-open] [--to embedded|cloud]';

export const todayCommand: Subcommand = {
  usage,
  description: 'who comes today, by the hour, as a page of A4 to print',
  prepare(args, environment) {
    const options = {
      ...requestFilterOptions,
      ...storeOption,
      'no-open': { type: 'boolean', default: false },
    } as const;
    const { values } = parseCommandArgs(args, options, usage);
    const { now, env } = environment;
    const day = values.day === undefined ? manilaDay(now) : parseDayOption(values.day, 'day', now);
    const filters = parseRequestFilters({ ...values, day }, now);
    const location = parseStoreLocation(values.to, environment);
    return () =>
      withStoreClient(location, async (client) => {
        const requests: StaffRequest[] = [];
        for await (const request of findRequests(client, filters, createRequestQuery(client, filters)))
          requests.push(request);
        const receipts = await findReceipts(
          client,
          requests.map(({ id }) => id),
        );
        const entries = requests.map((request) => ({
          request,
          receipt: findLatestReceipt(receipts.get(request.id)),
        }));
        const file = writePrintFile(location.dataDir, day, renderDaySheet({ day, entries, filters, now }));
        const isOpen = !values['no-open'] && (await openInBrowser(file, env));
        console.log(`${formatCount(requests.length)} on ${day}, from ${client.name}.`);
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

/** Builds a command that takes the id of one request, and one optional switch. */
import { type FoundReceipt, findReceipts } from '../../../src/staff-core/receipts.ts';
import type { StaffRequest } from '../../../src/staff-core/request.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import {
  parseCommandArgs,
  parseStoreLocation,
  type StoreLocation,
  type Subcommand,
  storeOption,
  withStoreClient,
} from '../lib/subcommand.ts';
import { findRequestById, parseRequestId } from './findRequest.ts';

export interface RequestCommandInput {
  readonly id: string;
  readonly request: StaffRequest;
  readonly receipts: readonly FoundReceipt[];
  /** Whether the switch is on. */
  readonly isOn: boolean;
  readonly client: StoreClient;
  readonly location: StoreLocation;
}

interface RequestCommandOptions extends Pick<Subcommand, 'usage' | 'description'> {
  /** Without its dashes. */
  readonly option: string;
  readonly act: (input: RequestCommandInput) => Promise<void>;
}

export const createRequestCommand = ({
  usage,
  description,
  option,
  act,
}: RequestCommandOptions): Subcommand => ({
  usage,
  description,
  prepare(args, environment) {
    const options = { ...storeOption, [option]: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseCommandArgs(args, options, usage, ['the ID']);
    const id = parseRequestId(positionals[0] ?? '');
    const location = parseStoreLocation(values.to, environment);
    const isOn = (values as Readonly<Record<string, unknown>>)[option] === true;
    return () =>
      withStoreClient(location, async (client) => {
        const request = await findRequestById(client, id);
        const receipts = (await findReceipts(client, [id])).get(id) ?? [];
        await act({ id, request, receipts, isOn, client, location });
      });
  },
});

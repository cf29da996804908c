/** What a command does with one request that is named by its ID, and the one switch it has. */

import { type FoundReceipt, receiptsOf } from '../../../src/staff-core/receipts.ts';
import type { Request } from '../../../src/staff-core/request.ts';
import type { Door } from '../lib/storeClient.ts';
import { asked, type Place, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { checkedId, requestNamed } from './findRequest.ts';

export interface One {
  readonly id: string;
  readonly request: Request;
  readonly receipts: readonly FoundReceipt[];
  /** Whether the switch was given. */
  readonly isOn: boolean;
  readonly door: Door;
  readonly place: Place;
}

interface AboutOne extends Pick<Subcommand, 'usage' | 'does'> {
  /** Without its dashes. */
  readonly option: string;
  readonly act: (one: One) => Promise<void>;
}

export const aboutOne = ({ usage, does, option, act }: AboutOne): Subcommand => ({
  usage,
  does,
  prepare(args, surroundings) {
    const options = { ...toOption, [option]: { type: 'boolean', default: false } } as const;
    const { values, positionals } = asked(args, options, usage, ['the ID']);
    const id = checkedId(positionals[0] ?? '');
    const place = placeOf(values.to, surroundings);
    const isOn = (values as Readonly<Record<string, unknown>>)[option] === true;
    return () =>
      through(place, async (door) => {
        const request = await requestNamed(door, id);
        const receipts = (await receiptsOf(door, [id])).get(id) ?? [];
        await act({ id, request, receipts, isOn, door, place });
      });
  },
});

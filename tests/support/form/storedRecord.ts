/** Every stored request as plain values, read as staff, by its id. */

import type { RunningServer } from '../../../server/http/server.ts';
import { site } from '../../../src/site.ts';
import { post } from '../server/runningServer.ts';

type Plain = string | number | boolean;
type Wired = Readonly<Record<string, string | boolean>>;

const plain = ({ stringValue, integerValue, booleanValue }: Wired): Plain =>
  integerValue === undefined ? (stringValue ?? booleanValue ?? '') : Number(integerValue);

export const stored = async (
  server: RunningServer,
): Promise<ReadonlyMap<string, Readonly<Record<string, Plain>>>> => {
  const { body } = await post(
    server,
    `/${site.root}/Form_Requests:runQuery`,
    { structuredQuery: { from: [{ collectionId: 'list' }] } },
    'staff',
  );
  const rows = body as readonly {
    readonly document?: { readonly name: string; readonly fields: Readonly<Record<string, Wired>> };
  }[];
  return new Map(
    rows.flatMap(({ document }) =>
      document === undefined
        ? []
        : [
            [
              document.name.split('/').at(-1) ?? '',
              Object.fromEntries(Object.entries(document.fields).map(([name, wire]) => [name, plain(wire)])),
            ] as const,
          ],
    ),
  );
};

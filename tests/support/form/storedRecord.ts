/** Every stored request as plain values, read as staff, by its id. */
import type { PlainValue, WireFields } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import { site } from '../../../src/site.ts';
import { toPlainFields } from '../../../src/staff-core/records.ts';
import { post } from '../server/runningServer.ts';

export const readStoredRecords = async (
  server: RunningServer,
): Promise<ReadonlyMap<string, Readonly<Record<string, PlainValue>>>> => {
  const { body } = await post(
    server,
    `/${site.root}/Form_Requests:runQuery`,
    { structuredQuery: { from: [{ collectionId: 'list' }] } },
    'staff',
  );
  const rows = body as readonly {
    readonly document?: { readonly name: string; readonly fields: WireFields };
  }[];
  return new Map(
    rows.flatMap(({ document }) =>
      document === undefined
        ? []
        : [[document.name.split('/').at(-1) ?? '', toPlainFields(document.fields)] as const],
    ),
  );
};

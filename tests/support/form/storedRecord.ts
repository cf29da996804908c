/** Every stored request as plain values, read as staff, by its id. */
import type { RunningServer } from '../../../server/http/server.ts';
import { site } from '../../../src/site.ts';
import { post } from '../server/runningServer.ts';

type PlainField = string | number | boolean;
type WireField = Readonly<Record<string, string | boolean>>;

const toPlainField = ({ stringValue, integerValue, booleanValue }: WireField): PlainField =>
  integerValue === undefined ? (stringValue ?? booleanValue ?? '') : Number(integerValue);

export const readStoredRecords = async (
  server: RunningServer,
): Promise<ReadonlyMap<string, Readonly<Record<string, PlainField>>>> => {
  const { body } = await post(
    server,
    `/${site.root}/Form_Requests:runQuery`,
    { structuredQuery: { from: [{ collectionId: 'list' }] } },
    'staff',
  );
  const rows = body as readonly {
    readonly document?: { readonly name: string; readonly fields: Readonly<Record<string, WireField>> };
  }[];
  return new Map(
    rows.flatMap(({ document }) =>
      document === undefined
        ? []
        : [
            [
              document.name.split('/').at(-1) ?? '',
              Object.fromEntries(
                Object.entries(document.fields).map(([name, wire]) => [name, toPlainField(wire)]),
              ),
            ] as const,
          ],
    ),
  );
};

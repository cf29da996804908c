import { describe, expect, it } from 'vitest';
import { type FieldName, fieldNamesOf } from '../../../src/form/fields.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import {
  checkRobotBox,
  expectedRecord,
  fillInForm,
  readConfirmation,
  submitForm,
} from '../../support/browser/resident.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { readExportedRequests } from '../../support/server/exportedRequests.ts';

withBrowser();

const types = Object.keys(formTypes) as FormType[];

const expectStoredOnce = async (type: FormType, width: number): Promise<void> => {
  const { page, dataDir } = await visit(requestPath(type), { width });
  await fillInForm(page, type);
  await checkRobotBox(page);
  await submitForm(page);
  const { id } = await readConfirmation(page);
  const records = await readExportedRequests(dataDir);
  expect(records.length).toBe(1);
  const [record] = records;
  const names: readonly FieldName[] = fieldNamesOf(type);
  expect(Object.keys(record!).sort()).toEqual(['id', ...names].sort());
  const { dateCreated, ...rest } = record!;
  expect(Math.abs(Number(dateCreated) - expectedRecord.dateCreated)).toBeLessThan(60_000);
  expect(rest).toEqual({
    id,
    ...Object.fromEntries(
      names
        .filter((name) => name !== 'dateCreated')
        .map((name) => [
          name,
          name === 'formType' || name === 'type' ? type : expectedRecord[name as keyof typeof expectedRecord],
        ]),
    ),
  });
};

describe('§2 §3 a request of each type', () => {
  it.each(types)('stores %s from a phone once, with exactly the fields of §3', { tags: 'smoke' }, (type) =>
    expectStoredOnce(type, widths.phone),
  );

  it.each(types)('stores %s from a wide window once, with exactly the fields of §3', (type) =>
    expectStoredOnce(type, widths.desk),
  );
});

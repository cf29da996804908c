/** Renders the tabs of the staff page for a clerk who is signed in, over records that the test holds. */
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { page } from 'vitest/browser';
import {
  encodePlainObject,
  type PlainObject,
  type WireFields,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { createServices } from '../../../src/app/services.ts';
import { type ListName, lists } from '../../../src/content/schema/lists.ts';
import { ServicesContext } from '../../../src/context/services.ts';
import { createClock } from '../../../src/domain/dates/clock.ts';
import { site } from '../../../src/site.ts';
import { StaffError } from '../../../src/staff/errors.ts';
import type { StaffClient } from '../../../src/staff/restClient.ts';
import { StaffTabs } from '../../../src/staff/StaffTabs.tsx';
import { toPlainFields } from '../../../src/staff-core/records.ts';
import { GlobalStyle } from '../../../src/theme/GlobalStyle.ts';
import { testNow } from '../testNow.ts';
import { widths } from '../widths.ts';
import { readContentList, type TestRecord, toDocument } from './testStore.ts';

interface StoredDocument {
  readonly fields: WireFields;
  readonly updateTime: string;
}

interface WriteCall {
  readonly update?: { readonly name: string; readonly fields: WireFields };
  readonly updateMask?: { readonly fieldPaths: readonly string[] };
  readonly delete?: string;
  readonly verify?: string;
  readonly currentDocument?: { readonly updateTime?: string; readonly exists?: boolean };
}

export interface StaffStore {
  readonly client: StaffClient;
  /** The fields of a record as stored; null if there is none. */
  readonly read: (list: ListName, id: string) => PlainObject | null;
  /** The documents of one collection by their ids, as plain fields. */
  readonly readAll: (collection: string) => ReadonlyMap<string, PlainObject>;
  /** What another desk writes. */
  readonly write: (list: ListName, record: TestRecord) => void;
  /** The names of the records of each commit, in order; without the key of the browser, which the page publishes by itself. */
  readonly commits: readonly (readonly string[])[];
  /** From now on every call fails with this code; null ends it. */
  readonly fail: (code: string | null) => void;
}

const root = 'projects/sample/databases/(default)/documents';
const nameOf = (list: ListName, id: string): string =>
  `${root}/${site.root}/${lists[list].collection}/list/${id}`;

/** Whether a commit is of the key of the browser alone, which the page publishes by itself where the hall has texts of documents. */
export const publishesKey = (payload: unknown): boolean =>
  (payload as { readonly writes: readonly WriteCall[] }).writes.every(
    ({ update }) => update?.name.endsWith('/Document_Status/list/keys') === true,
  );

interface QueryCall {
  readonly structuredQuery: {
    readonly where?: {
      readonly fieldFilter?: {
        readonly field: { readonly fieldPath: string };
        readonly op: string;
        readonly value: { readonly arrayValue?: { readonly values: readonly unknown[] } };
      };
    };
  };
}

/** Of filters, the store knows that by the values of one field. */
const isInFilter = (payload: unknown, fields: WireFields): boolean => {
  const filter = (payload as QueryCall).structuredQuery.where?.fieldFilter;
  if (filter?.op !== 'IN') return true;
  const found = JSON.stringify(fields[filter.field.fieldPath]);
  return filter.value.arrayValue?.values.some((value) => JSON.stringify(value) === found) === true;
};

/** A store of content with versions, as the REST calls of the staff page see it; it has the records of `content/` by default. */
export const createStaffStore = (
  contents: Partial<Readonly<Record<ListName, readonly TestRecord[]>>> = {},
  {
    now: start = testNow,
    takesFiles = true,
  }: { readonly now?: number | (() => number); readonly takesFiles?: boolean } = {},
): StaffStore => {
  const now = typeof start === 'number' ? () => start : start;
  const documents = new Map<string, StoredDocument>();
  const commits: (readonly string[])[] = [];
  let version = 0;
  let failure: string | null = null;
  const put = (name: string, fields: WireFields): string => {
    version += 1;
    const updateTime = new Date(now() + version).toISOString();
    documents.set(name, { fields, updateTime });
    return updateTime;
  };
  for (const list of Object.keys(lists) as ListName[])
    for (const { id, data } of contents[list]?.map(toDocument) ?? readContentList(list))
      put(nameOf(list, id), encodePlainObject(data as PlainObject));
  const query = (path: string, payload: unknown) => {
    const readTime = new Date(now()).toISOString();
    const rows = [...documents]
      .filter(([name]) => name.startsWith(`${root}${path}/list/`))
      .filter(([, { fields }]) => isInFilter(payload, fields))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, document]) => ({
        document: { name, ...document, createTime: document.updateTime },
        readTime,
      }));
    return rows.length === 0 ? [{ readTime }] : rows;
  };
  const commit = (writes: readonly WriteCall[]) => {
    for (const { update, delete: removed, verify, currentDocument } of writes) {
      const stored = documents.get(update?.name ?? removed ?? verify ?? '');
      const isExpected =
        currentDocument?.exists === false
          ? stored === undefined
          : currentDocument?.updateTime === undefined || currentDocument.updateTime === stored?.updateTime;
      if (!isExpected) throw new StaffError('conflict');
    }
    const names = writes.map(
      ({ update, delete: removed }) => (update?.name ?? removed ?? '').split('/').at(-1)!,
    );
    if (!publishesKey({ writes })) commits.push(names);
    return {
      writeResults: writes.map(({ update, updateMask, delete: removed }) => {
        if (removed !== undefined) {
          documents.delete(removed);
          return {};
        }
        if (update === undefined) return {};
        const kept = Object.entries(
          updateMask === undefined ? {} : (documents.get(update.name)?.fields ?? {}),
        ).filter(([field]) => updateMask?.fieldPaths.includes(field) !== true);
        return { updateTime: put(update.name, { ...Object.fromEntries(kept), ...update.fields }) };
      }),
    };
  };
  const client: StaffClient = {
    root,
    isIndexed: false,
    takesFiles,
    now,
    post: async (call, payload) => {
      if (failure !== null) throw new StaffError(failure);
      if (call === ':commit') return commit((payload as { writes: readonly WriteCall[] }).writes);
      if (call === ':batchGet')
        return (payload as { documents: readonly string[] }).documents.map((name) => {
          const stored = documents.get(name);
          return stored === undefined
            ? { missing: name }
            : { found: { name, ...stored, createTime: stored.updateTime } };
        });
      return query(call.replace(/:runQuery$/, ''), payload);
    },
  };
  return {
    client,
    read: (list, id) => {
      const stored = documents.get(nameOf(list, id));
      return stored === undefined ? null : (toPlainFields(stored.fields) as PlainObject);
    },
    readAll: (collection) =>
      new Map(
        [...documents]
          .filter(([name]) => name.includes(`/${collection}/`))
          .map(([name, { fields }]) => [name.split('/').at(-1)!, toPlainFields(fields) as PlainObject]),
      ),
    write: (list, { id, ...fields }) => void put(nameOf(list, id), encodePlainObject(fields as PlainObject)),
    commits,
    fail: (code) => {
      failure = code;
    },
  };
};

let rendered: Root | null = null;

/** Removes the staff page of the test before. */
export const removeStaff = (): void => {
  rendered?.unmount();
  rendered = null;
  document.getElementById('staff')?.remove();
  history.replaceState(null, '', location.pathname + location.search);
};

/** Renders a part of the staff page by itself, by this clock. */
export const renderStaffPart = async (
  part: ReactNode,
  { now = () => testNow, width = widths.desk }: { readonly now?: () => number; readonly width?: number } = {},
): Promise<void> => {
  rendered?.unmount();
  document.getElementById('staff')?.remove();
  await page.viewport(width, 900);
  const container = document.createElement('main');
  container.id = 'staff';
  document.body.append(container);
  rendered = createRoot(container);
  rendered.render(
    <ServicesContext value={createServices({ clock: createClock(now) })}>
      <GlobalStyle />
      {part}
    </ServicesContext>,
  );
};

/** Opens the staff page at its content. */
export const renderStaff = async ({ client }: StaffStore, width: number = widths.desk): Promise<void> => {
  removeStaff();
  history.replaceState(null, '', '#content');
  await renderStaffPart(<StaffTabs client={client} isHidden={false} />, {
    now: client.now,
    width,
  });
};

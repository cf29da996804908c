/** The editor of the site's content over a store of the test, as a clerk uses it. */
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import {
  encodePlainObject,
  type PlainObject,
  type WireFields,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { createServices } from '../../../src/app/services.ts';
import type { ListName } from '../../../src/content/schema/lists.ts';
import { ServicesContext } from '../../../src/context/services.ts';
import { collectionOf } from '../../../src/firestore/collections.ts';
import { ContentEditor } from '../../../src/staff/content/ContentEditor.tsx';
import { staffContentMessages as messages } from '../../../src/staff/content/messages.ts';
import { StaffError } from '../../../src/staff/errors.ts';
import type { StaffClient } from '../../../src/staff/restClient.ts';
import { toStoredContentRecord } from '../../../src/staff-core/storedContent.ts';
import { GlobalStyle } from '../../../src/theme/GlobalStyle.ts';
import { testNow } from '../testNow.ts';

interface Write {
  readonly update?: { readonly name: string; readonly fields: WireFields };
  readonly delete?: string;
  readonly currentDocument?: { readonly exists?: boolean };
}

export interface EditorStore {
  /** The documents of one collection by their ids, as plain fields. */
  readonly read: (collection: string) => ReadonlyMap<string, PlainObject>;
  /** The number of writes in each commit. */
  readonly commits: readonly number[];
  /** The next commit fails with this code. */
  readonly failNext: (code: string) => void;
}

const updateTime = '2031-05-06T00:00:00.000000Z';

/** Renders the editor at the records of a list. */
export const openEditor = async (
  list: ListName,
  records: Readonly<Record<string, PlainObject>> = {},
  { takesFiles = true, width = 1_280 } = {},
): Promise<EditorStore> => {
  const documents = new Map<string, WireFields>();
  const commits: number[] = [];
  let failure: string | null = null;
  const { path } = collectionOf(list);
  for (const [id, fields] of Object.entries(records))
    documents.set(`root/${path}/${id}`, encodePlainObject(fields));
  const toDocument = ([name, fields]: readonly [string, WireFields]) => ({
    document: { name, fields, createTime: updateTime, updateTime },
  });
  const client: StaffClient = {
    root: 'root',
    isIndexed: false,
    takesFiles,
    now: () => testNow,
    post: async (call, body) => {
      if (call !== ':commit')
        return [...documents].filter(([name]) => name.startsWith(`root/${path}/`)).map(toDocument);
      if (failure !== null) {
        const code = failure;
        failure = null;
        throw new StaffError(code);
      }
      const { writes } = body as { readonly writes: readonly Write[] };
      commits.push(writes.length);
      for (const write of writes) {
        if (write.delete !== undefined) documents.delete(write.delete);
        if (write.update !== undefined) documents.set(write.update.name, write.update.fields);
      }
      return { writeResults: writes.map(() => ({ updateTime })) };
    },
  };
  await page.viewport(width, 800);
  const container = document.createElement('div');
  document.body.append(container);
  // The staff page has no router: its preview has one of its own.
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <ServicesContext value={createServices({})}>
      <GlobalStyle />
      <ContentEditor client={client} onEnded={() => {}} presses={0} />
    </ServicesContext>,
  );
  await press(messages.lists[list].title);
  await expect.element(getButton(messages.create(messages.lists[list].one))).toBeVisible();
  return {
    commits,
    failNext: (code) => {
      failure = code;
    },
    read: (collection) =>
      new Map(
        [...documents]
          .filter(([name]) => name.includes(`/${collection}/`))
          .map(([name, fields]) => [name.split('/').at(-1)!, toStoredContentRecord(fields).fields]),
      ),
  };
};

export const getButton = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const press = (name: string): Promise<void> => getButton(name).click();
export const getControl = (name: string): Locator => page.getByCss(`[id="${name}"]`);

/** Chooses a file in an input, with exactly this name. */
export const chooseFile = (name: string, file: File): void => {
  const input = getControl(name).element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

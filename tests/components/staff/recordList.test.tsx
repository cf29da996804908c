/** §6. A list of the staff page: its tab, the titles, the search, and the order that a clerk gives it. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffContentMessages as messages } from '../../../src/staff/content/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import {
  createStaffStore,
  publishesKey,
  renderStaff,
  type StaffStore,
} from '../../support/components/renderStaff.tsx';
import {
  getButton,
  getControl,
  getTitle,
  openList,
  openRecord,
  press,
  readFocusedId,
  readRecordTitles,
  readValue,
  save,
} from '../../support/components/staffPage.ts';

const { leaving } = messages;
const contentTab = () => page.getByRole('link', { name: staffMessages.tabs.content });

const kagawad = (at: number) => `Barangay Kagawad, ${messages.noName} ${at} of 7`;

/** The store with writes that wait, and a function that awaits one and lets it begin. */
const holdWrites = (store: StaffStore): readonly [StaffStore, () => Promise<void>] => {
  const held: (() => void)[] = [];
  const post: StaffStore['client']['post'] = async (call, payload) => {
    if (call === ':commit' && !publishesKey(payload))
      await new Promise<void>((resolve) => void held.push(resolve));
    return store.client.post(call, payload);
  };
  return [
    { ...store, client: { ...store.client, post } },
    async () => {
      await expect.poll(() => held.length).toBe(1);
      held.pop()!();
    },
  ];
};

/** Changes a record, presses Save and then the tab; the write waits. */
const pressTabWhileSaving = async (): Promise<ReturnType<typeof holdWrites>> => {
  const [store, write] = holdWrites(createStaffStore());
  await renderStaff(store);
  await openList('history');
  await openRecord('The barangay is founded');
  await getControl('year').fill('1950');
  await press(messages.save);
  await contentTab().click();
  return [store, write];
};

describe('§6 the Content tab', () => {
  it('leads to the lists while a record is moved, which is written all the same', async () => {
    const [store, write] = holdWrites(createStaffStore());
    await renderStaff(store);
    await openList('history');
    await press(messages.order.down(readRecordTitles()[0]!));
    await contentTab().click();
    await expect.element(getTitle(messages.title)).toBeVisible();
    await write();
    await expect.poll(() => store.commits.length).toBe(1);
  });

  it('leads to the lists after the save or the undo that runs when it is pressed', async () => {
    const [store, write] = holdWrites(createStaffStore());
    await renderStaff(store);
    const editAndSave = async (year: string) => {
      await openList('history');
      await openRecord('The barangay is founded');
      await getControl('year').fill(year);
      await press(messages.save);
    };
    await editAndSave('1950');
    await contentTab().click();
    await expect.element(getButton(messages.saving)).toBeVisible();
    await write();
    await expect.element(getTitle(messages.title)).toBeVisible();
    expect(store.read('history', 'founding')).toMatchObject({ year: '1950' });
    await editAndSave('1951');
    await write();
    await press(messages.undo);
    await contentTab().click();
    await expect.element(getButton(messages.undoing)).toBeVisible();
    await write();
    await expect.element(getTitle(messages.title)).toBeVisible();
    expect(store.read('history', 'founding')).toMatchObject({ year: '1950' });
  });

  it('says that an undo failed, although it was pressed meanwhile', async () => {
    const [store, write] = holdWrites(createStaffStore());
    await renderStaff(store);
    await openList('history');
    await openRecord('The barangay is founded');
    await getControl('year').fill('1950');
    await press(messages.save);
    await write();
    await press(messages.undo);
    await contentTab().click();
    store.fail('unreachable');
    await write();
    await expect.element(page.getByText(messages.notUndone)).toBeVisible();
    await contentTab().click();
    await expect.element(getTitle(messages.title)).toBeVisible();
  });

  it('asks about the text that a save did not store when it was pressed meanwhile', async () => {
    const [store, write] = await pressTabWhileSaving();
    store.fail('unreachable');
    await write();
    await expect.element(page.getByText(leaving.title)).toBeVisible();
    await press(leaving.stay);
    expect(readValue('year')).toBe('1950');
  });

  it('says that somebody else wrote first, although it was pressed meanwhile', async () => {
    const [store, write] = await pressTabWhileSaving();
    store.write('history', { id: 'founding', status: 'active', title: 'Changed elsewhere', order: 1 });
    await write();
    await expect.element(page.getByText(messages.conflictWhy)).toBeVisible();
    await contentTab().click();
    await expect.element(getTitle(messages.title)).toBeVisible();
  });

  it('leads to the lists from a list, from an unchanged record, from its preview and from a saved one', async () => {
    await renderStaff(createStaffStore());
    const expectLists = () => expect.element(getTitle(messages.title)).toBeVisible();
    await openList('history');
    await contentTab().click();
    await expectLists();
    await openList('history');
    await openRecord('The barangay');
    await expect.element(getControl('title')).toBeVisible();
    await contentTab().click();
    await expectLists();
    await openList('history');
    await openRecord('The barangay');
    await press(messages.preview);
    await contentTab().click();
    await expectLists();
    await openList('history');
    await openRecord('The barangay');
    await getControl('year').fill('1950');
    await save();
    await contentTab().click();
    await expectLists();
  });

  it('asks about unsaved text, keeps it, or discards it', async () => {
    const store = createStaffStore();
    await renderStaff(store);
    await openList('charter');
    await openRecord('Health');
    await getControl('content').fill('1950');
    await contentTab().click();
    await expect.element(page.getByRole('alert').getByText(leaving.title)).toBeVisible();
    // The field whose id is the address of the tab does not take the focus.
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    await press(leaving.stay);
    await expect.element(page.getByText(leaving.title)).not.toBeInTheDocument();
    expect(readValue('content')).toBe('1950');
    expect(document.activeElement?.tagName).toBe('H1');
    await press(messages.preview);
    await contentTab().click();
    await press(leaving.leave);
    await expect.element(getTitle(messages.title)).toBeVisible();
    expect(store.commits).toEqual([]);
  });

  it('saves a record while the page asks about it', async () => {
    await renderStaff(createStaffStore());
    await openList('history');
    await press(messages.create(messages.lists.history.one));
    await getControl('title').fill('Sample');
    await contentTab().click();
    await expect.element(page.getByText(leaving.title)).toBeVisible();
    await save();
    await expect.element(page.getByText(leaving.title)).not.toBeInTheDocument();
  });

  it('does not ask again about text that was typed back', async () => {
    await renderStaff(createStaffStore());
    await openList('history');
    await openRecord('The barangay');
    const was = readValue('year');
    await getControl('year').fill('1950');
    await getControl('year').fill(was);
    await contentTab().click();
    await expect.element(getTitle(messages.title)).toBeVisible();
  });
});

describe('§6 the records of a list', () => {
  it('tells officials without a name apart, also in the title of the form', async () => {
    await renderStaff(createStaffStore());
    await openList('officials');
    expect(readRecordTitles()).toEqual([
      `Punong Barangay, ${messages.noName}`,
      ...[1, 2, 3, 4, 5, 6, 7].map(kagawad),
      `SK Chairperson, ${messages.noName}`,
      `Barangay Secretary, ${messages.noName}`,
      `Barangay Treasurer, ${messages.noName}`,
    ]);
    await openRecord(kagawad(3));
    await expect.element(getTitle(messages.edit(kagawad(3)))).toBeVisible();
  });

  it('numbers equal titles of any list, whatever their case and accents', async () => {
    const record = (id: string, title: string, date: number) => ({ id, title, date });
    await renderStaff(
      createStaffStore({
        news: [record('a', 'Piñata', 3), record('b', 'PINATA', 2), record('c', 'Other', 1)],
      }),
    );
    await openList('news');
    expect(readRecordTitles()).toEqual(['Piñata 1 of 2', 'PINATA 2 of 2', 'Other']);
  });

  it('searches the titles, names and positions, with any accents, and shows samples only', async () => {
    const records = [
      { id: 'a', position: 'Tanod', name: 'Nuñez Sample', order: 1, sample: true },
      { id: 'b', position: 'Kagawad', name: 'Sample Peña', order: 2 },
      { id: 'c', position: 'Kagawad', order: 3, sample: true, status: 'inactive' },
    ];
    await renderStaff(createStaffStore({ officials: records }));
    await openList('officials');
    const search = page.getByLabelText(messages.filter.search);
    const status = page.getByRole('status');
    for (const [text, found] of [
      ['NUNEZ', 1],
      ['sample pena', 1],
      ['kagawad', 2],
      ['tanod nunez', 1],
      ['nobody', 0],
      ['  ', 3],
      ['((', 3],
    ] as const) {
      await search.fill(text);
      await expect.poll(() => readRecordTitles().length).toBe(found);
    }
    await search.fill('nobody');
    await expect.element(status).toHaveTextContent(messages.filter.none);
    await search.fill('');
    await page.getByLabelText(messages.filter.samples(2)).click();
    await expect.element(status).toHaveTextContent(messages.filter.found(2, 3));
    // A hidden record is marked as everywhere; the neighbors of a filtered list are not its own, so it has no moves.
    await expect.element(page.getByText(messages.hidden)).toBeVisible();
    expect(page.getByRole('button', { name: 'Move' }).elements()).toEqual([]);
    // The clerk comes back to the same samples.
    await openRecord('Tanod');
    await press(messages.cancel);
    await expect.element(page.getByLabelText(messages.filter.samples(2))).toBeChecked();
    await press(messages.allLists);
    await openList('history');
    await expect.element(page.getByLabelText(messages.filter.search)).toHaveValue('');
  });
});

describe('§6 the order of a list', () => {
  it('moves a record by the keyboard with one write, keeps the focus on its button, and says where it is', async () => {
    const store = createStaffStore();
    await renderStaff(store);
    await openList('officials');
    const third = getButton(messages.order.up(kagawad(3)));
    (third.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => store.commits).toEqual([['kagawad-3']]);
    await expect.poll(readFocusedId).toBe('move-up-kagawad-3');
    await expect.element(page.getByRole('status')).toHaveTextContent(messages.order.moved(kagawad(2), 3, 11));
    expect(store.read('officials', 'kagawad-3')).toMatchObject({ order: 2.5, sample: true });
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => store.commits.length).toBe(2);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => store.commits.length).toBe(3);
    // It is the first now, and has only the other button.
    await expect.poll(readFocusedId).toBe('move-down-kagawad-3');
    expect(store.read('officials', 'kagawad-3')).toMatchObject({ order: 0 });
    expect(readRecordTitles()[0]).toBe(kagawad(1));
  });

  it('ignores another arrow while a move is written, and says where the first record is', async () => {
    const store = createStaffStore();
    let finishWrite = () => {};
    const written = new Promise<void>((resolve) => {
      finishWrite = resolve;
    });
    const post: typeof store.client.post = async (call, payload) => {
      if (call === ':commit') await written;
      return store.client.post(call, payload);
    };
    await renderStaff({ ...store, client: { ...store.client, post } });
    await openList('officials');
    await press(messages.order.up(kagawad(3)));
    await press(messages.order.down(kagawad(5)));
    finishWrite();
    await expect.element(page.getByRole('status')).toHaveTextContent(messages.order.moved(kagawad(2), 3, 11));
    expect(readFocusedId()).toBe('move-up-kagawad-3');
    expect(store.commits).toEqual([['kagawad-3']]);
  });

  it('moves a hotline under its heading and a section on its page, and counts only those', async () => {
    const store = createStaffStore({
      contacts: [
        { id: 'a', name: 'Sample A', group: 'Health', order: 1 },
        { id: 'b', name: 'Sample B', group: 'Police', order: 2 },
        { id: 'c', name: 'Sample C', group: 'HEALTH', order: 3 },
      ],
      pages: [
        { id: 'd', title: 'Sample D', page: 'resident', order: 1 },
        { id: 'e', title: 'Sample E', page: 'visitor', order: 1 },
        { id: 'f', title: 'Sample F', page: 'visitor', order: 2 },
      ],
    });
    await renderStaff(store);
    for (const [list, title, after] of [
      ['contacts', 'Sample C', ['Sample C', 'Sample A', 'Sample B']],
      ['pages', 'Sample F', ['Sample D', 'Sample F', 'Sample E']],
    ] as const) {
      await openList(list);
      await press(messages.order.up(title));
      await expect.poll(readRecordTitles).toEqual(after);
      await expect.element(page.getByRole('status')).toHaveTextContent(messages.order.moved(title, 1, 2));
      await press(messages.allLists);
    }
    expect(store.commits).toEqual([['c'], ['f']]);
    await openList('contacts');
    expect(page.getByRole('button', { name: 'Sample B' }).elements()).toHaveLength(1);
  });

  it('moves records whose numbers are all equal, none or no numbers', async () => {
    const record = (id: string, order: unknown) => ({ id, title: id, order });
    const store = createStaffStore({
      history: [record('a', 1), record('b', 1), record('c', 1)],
      tourism: [record('a', 'first'), record('b', null), record('c', '')],
    });
    await renderStaff(store);
    for (const list of ['history', 'tourism'] as const) {
      await openList(list);
      expect(readRecordTitles()).toEqual(['a', 'b', 'c']);
      await press(messages.order.up('c'));
      await expect.poll(readRecordTitles).toEqual(['a', 'c', 'b']);
      await press(messages.order.up('c'));
      await expect.poll(readRecordTitles).toEqual(['c', 'a', 'b']);
      await press(messages.allLists);
      await openList(list);
      expect(readRecordTitles()).toEqual(['c', 'a', 'b']);
      await press(messages.allLists);
    }
  });

  it('refuses an order where somebody else changed the record meanwhile', async () => {
    const store = createStaffStore();
    await renderStaff(store);
    await openList('history');
    const [first = ''] = readRecordTitles();
    store.write('history', { id: 'founding', status: 'active', title: 'Changed elsewhere', order: 1 });
    await press(messages.order.down(first));
    await expect.element(page.getByText(messages.conflictWhy)).toBeVisible();
    expect(store.commits).toEqual([]);
    await press(messages.readAnew);
    await expect.poll(() => readRecordTitles()[0]).toBe('Changed elsewhere');
  });

  it('says why a record was not moved, and moves it at the next try', async () => {
    const store = createStaffStore();
    await renderStaff(store);
    await openList('history');
    const before = readRecordTitles();
    store.fail('unreachable');
    await press(messages.order.down(before[0]!));
    await expect.element(page.getByText(messages.order.failed)).toBeVisible();
    expect(readRecordTitles()).toEqual(before);
    store.fail(null);
    await press(messages.order.down(before[0]!));
    await expect.poll(() => readRecordTitles()[1]).toBe(before[0]);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('offers no order where the day decides it', async () => {
    await renderStaff(createStaffStore());
    await openList('news');
    expect(page.getByRole('button', { name: 'Move' }).elements()).toEqual([]);
  });

  it('puts an eighth kagawad after the seventh, and keeps a number that a clerk writes', async () => {
    const store = createStaffStore();
    await renderStaff(store);
    await openList('officials');
    await press(messages.create(messages.lists.officials.one));
    await getControl('position').fill('Barangay Kagawad');
    await save();
    expect(store.read('officials', 'barangay-kagawad')).toMatchObject({ order: 8.5 });
    await press(messages.goOn);
    await expect.poll(() => readRecordTitles()[8]).toBe(`Barangay Kagawad, ${messages.noName} 8 of 8`);
    expect(store.commits).toEqual([['barangay-kagawad']]);
    await press(messages.create(messages.lists.officials.one));
    await getControl('position').fill('Barangay Kagawad');
    await page.getByCss('summary').last().click();
    await getControl('order').fill('99');
    await save();
    expect(store.read('officials', 'barangay-kagawad-2')).toMatchObject({ order: 99 });
  });
});

describe('§7 a list that is nearly as long as the site reads it', () => {
  const showHistory = async (count: number) => {
    const history = Array.from({ length: count }, (_, at) => ({ id: `h${at}`, title: `Sample ${at}` }));
    await renderStaff(createStaffStore({ history }));
    await openList('history');
    await expect.element(getTitle(messages.lists.history.title)).toBeVisible();
    return page.getByText(/^The site reads at most/);
  };

  it('has no sentence of it with 89 of 100 records', async () => {
    expect((await showHistory(89)).length).toBe(0);
  });

  it.each([90, 100, 101])('tells the clerk with %i of 100 records', async (count) => {
    await expect
      .element(await showHistory(count))
      .toHaveTextContent(
        `The site reads at most 100 records of this list, and there are ${count}. Hide those that are no longer needed: residents see no more than 100.`,
      );
  });
});

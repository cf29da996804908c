/** §7. The rows of the request list: their buttons and keys, several at once, the undo, and where the focus stays. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  encodePlainObject,
  type PlainObject,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { site } from '../../../src/site.ts';
import { documentMessages } from '../../../src/staff/documents/messages.ts';
import { listMessages as messages } from '../../../src/staff/requests/list/listMessages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { createStaffStore, renderStaff, type StaffStore } from '../../support/components/renderStaff.tsx';
import { getButton, getControl, press } from '../../support/components/staffPage.ts';

const today = '2031-05-06';

const codeOf = (id: string): string => `0b1c2d3e-0000-${id}-8a9b-0c1d2e3f4a5b`;

const put = (store: StaffStore, path: string, fields: PlainObject) => ({
  update: { name: `${store.client.root}/${site.root}/${path}`, fields: encodePlainObject(fields) },
});

interface SampleRow {
  readonly id: string;
  readonly time?: string;
  readonly receipt?: PlainObject;
  readonly extras?: PlainObject;
}

/** A store with these requests of today. */
const createHall = async (rows: readonly SampleRow[]): Promise<StaffStore> => {
  const store = createStaffStore({ hallDays: [] });
  const writes = rows.flatMap(({ id, time = '09:00', receipt = {}, extras }) => [
    put(store, `Form_Requests/list/${id}`, {
      type: 'BARANGAY_CLEARANCE',
      lname: `Sample ${id}`,
      fname: 'Sample',
      zone: 3,
      schedule: `${today}T${time}`,
      dateCreated: 1,
    }),
    put(store, `Request_Receipts/list/${codeOf(id)}`, { recordId: id, ...receipt }),
    ...(extras === undefined ? [] : [put(store, `Request_Extras/list/${id}`, extras)]),
  ]);
  await store.client.post(':commit', { writes });
  return store;
};

const openRequests = async (store: StaffStore): Promise<void> => {
  await renderStaff(store);
  await page.getByRole('link', { name: staffMessages.tabs.requests }).click();
  await expect.element(page.getByCss('#found')).toBeVisible();
};

const row = (id: string) => page.getByCss(`[data-row="${id}"]`);
const focusRow = (id: string) => (row(id).getByRole('button').first().element() as HTMLElement).focus();
const readFocusedRow = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null;
const readRows = () =>
  page
    .getByCss('[data-row]')
    .elements()
    .map((each) => each.getAttribute('data-row'));
const readState = (store: StaffStore, id: string) =>
  store.readAll('Request_Receipts').get(codeOf(id))?.state ?? 'received';
const status = (text: string) => page.getByRole('status').getByText(text);

const three: readonly SampleRow[] = [
  { id: '4f3a' },
  { id: '4f3b' },
  { id: '4f3c', receipt: { state: 'processing', since: 1, reason: 'being-checked' } },
];

describe('§7 the buttons of a row', () => {
  it('are those that its state leaves, and an act keeps the focus in the row and says what it did', async () => {
    const store = await createHall([{ id: '4f3a' }, { id: '4f3b', receipt: { state: 'ready', since: 1 } }]);
    await openRequests(store);
    const { ready, released } = messages.actions;
    await expect.element(row('4f3a').getByRole('button', { name: ready })).toBeVisible();
    expect(row('4f3b').getByRole('button', { name: ready, exact: true }).elements()).toHaveLength(0);
    await row('4f3a').getByRole('button', { name: ready, exact: true }).click();
    await expect.element(status('Ready: 4f3a.')).toBeVisible();
    expect(readFocusedRow()).toBe('4f3a');
    await row('4f3a').getByRole('button', { name: released, exact: true }).click();
    await expect.element(status('Released: 4f3a.')).toBeVisible();
    expect(row('4f3a').getByRole('button').elements()).toHaveLength(1);
    expect(readState(store, '4f3a')).toBe('released');
  });

  it('undo the last act, also by its button, with the focus back in the row', async () => {
    const store = await createHall(three);
    await openRequests(store);
    await row('4f3c').getByRole('button', { name: messages.actions.released, exact: true }).click();
    await press(messages.undo);
    await expect.element(status(messages.undone('4f3c'))).toBeVisible();
    expect(readFocusedRow()).toBe('4f3c');
    expect(store.readAll('Request_Receipts').get(codeOf('4f3c'))).toMatchObject({
      state: 'processing',
      reason: 'being-checked',
    });
  });
});

describe('§7 the keys of the list', () => {
  it('move, make ready, release, mark who came, and undo, without leaving the row', async () => {
    const store = await createHall(three);
    await openRequests(store);
    await expect.poll(readRows).toEqual(['4f3a', '4f3b', '4f3c']);
    focusRow('4f3a');
    await userEvent.keyboard('r{ArrowDown}l');
    await expect.element(status('Released: 4f3b.')).toBeVisible();
    await userEvent.keyboard('jn');
    await expect.element(row('4f3c').getByText(messages.came.no)).toBeVisible();
    await userEvent.keyboard('c');
    await expect.element(row('4f3c').getByText(messages.came.yes, { exact: true })).toBeVisible();
    expect(store.readAll('Request_Extras').get('4f3c')).toEqual({ came: true });
    await userEvent.keyboard('z');
    await expect.element(row('4f3c').getByText(messages.came.no)).toBeVisible();
    expect(readFocusedRow()).toBe('4f3c');
    await userEvent.keyboard('kk{ArrowUp}');
    expect(readFocusedRow()).toBe('4f3a');
    expect([readState(store, '4f3a'), readState(store, '4f3b')]).toEqual(['ready', 'released']);
    expect(readRows()).toEqual(['4f3a', '4f3b', '4f3c']);
  });

  it('keep the focus in the row where they remove the button that had it', async () => {
    const store = await createHall(three);
    await openRequests(store);
    await expect.poll(readRows).toHaveLength(3);
    (
      row('4f3a').getByRole('button', { name: messages.actions.ready, exact: true }).element() as HTMLElement
    ).focus();
    await userEvent.keyboard('r');
    await expect.element(status('Ready: 4f3a.')).toBeVisible();
    expect(readFocusedRow()).toBe('4f3a');
    (getButton(messages.undo).element() as HTMLElement).focus();
    await userEvent.keyboard('z');
    await expect.element(status(messages.undone('4f3a'))).toBeVisible();
    expect(readFocusedRow()).toBe('4f3a');
  });

  it('act on all ticked rows at once, and undo all of them', async () => {
    const store = await createHall(three);
    await openRequests(store);
    await expect.poll(readRows).toHaveLength(3);
    focusRow('4f3a');
    await userEvent.keyboard('xjx');
    await expect.element(page.getByRole('group', { name: messages.chosen(2) })).toBeVisible();
    await userEvent.keyboard('r');
    await expect.element(status('Ready: 4f3a, 4f3b.')).toBeVisible();
    expect(getButton(messages.chooseNone).elements()).toHaveLength(0);
    expect(readState(store, '4f3c')).toBe('processing');
    await userEvent.keyboard('z');
    await expect.element(status(messages.undone('4f3a, 4f3b'))).toBeVisible();
    expect([readState(store, '4f3a'), readState(store, '4f3b')]).toEqual(['received', 'received']);
  });

  it('do nothing with Ctrl, Alt or Meta, and nothing while the focus is in a field or outside of the list', async () => {
    const store = await createHall(three);
    await openRequests(store);
    await expect.poll(readRows).toHaveLength(3);
    const commits = store.commits.length;
    focusRow('4f3a');
    for (const modifier of ['Control', 'Alt', 'Meta'])
      await userEvent.keyboard(`{${modifier}>}rlcnx{/${modifier}}`);
    await page.getByLabelText(staffMessages.desk.search).fill('');
    await userEvent.keyboard('rlcnxz');
    expect((page.getByLabelText(staffMessages.desk.search).element() as HTMLInputElement).value).toBe(
      'rlcnxz',
    );
    (getButton(staffMessages.desk.refresh).element() as HTMLElement).focus();
    await userEvent.keyboard('rlcnx');
    expect(store.commits.length).toBe(commits);
    expect(page.getByRole('group', { name: messages.chosen(1) }).elements()).toHaveLength(0);
  });

  it('say why they change nothing', async () => {
    const store = await createHall([{ id: '4f3a', receipt: { state: 'released', since: 1 } }]);
    await openRequests(store);
    await expect.poll(readRows).toHaveLength(1);
    focusRow('4f3a');
    await userEvent.keyboard('r');
    await expect
      .element(status(messages.notPossible('4f3a', messages.actions.ready, 'Released')))
      .toBeVisible();
  });
});

describe('§7 a row that was not written', () => {
  it('is named where somebody else was quicker, shows what that one wrote, and loses no other row', async () => {
    const store = await createHall(three);
    await openRequests(store);
    await expect.poll(readRows).toHaveLength(3);
    await store.client.post(':commit', {
      writes: [
        put(store, `Request_Receipts/list/${codeOf('4f3a')}`, {
          recordId: '4f3a',
          state: 'processing',
          since: 2,
          reason: 'to-be-signed',
        }),
      ],
    });
    focusRow('4f3a');
    await userEvent.keyboard('xjxr');
    await expect.element(page.getByText(messages.conflict.title('4f3a'))).toBeVisible();
    await expect.element(row('4f3a').getByText(/signed/i)).toBeVisible();
    await expect.element(status('Ready: 4f3b.')).toBeVisible();
    expect(readState(store, '4f3b')).toBe('ready');
    expect(readFocusedRow()).toBe('4f3b');
    // What is shown now can be decided again.
    await userEvent.keyboard('kr');
    await expect.element(status('Ready: 4f3a.')).toBeVisible();
  });

  it('is tried again by a press, after a failure that says why', async () => {
    const store = await createHall(three);
    await openRequests(store);
    await expect.poll(readRows).toHaveLength(3);
    store.fail('unreachable');
    focusRow('4f3a');
    await userEvent.keyboard('r');
    await expect.element(page.getByText(messages.notSaved('4f3a'))).toBeVisible();
    await expect.element(page.getByText(staffMessages.failures.unreachable)).toBeVisible();
    store.fail(null);
    await press(staffMessages.again);
    await expect.element(status('Ready: 4f3a.')).toBeVisible();
    expect(readFocusedRow()).toBe('4f3a');
  });
});

describe('§7 the list of a day', () => {
  it('counts the day, and puts what is due before the hours, where an act leaves it', async () => {
    const store = await createHall([
      { id: '4f3a', time: '08:30' },
      { id: '4f3b', time: '09:00', receipt: { state: 'processing', since: 1, until: '2031-05-02' } },
      { id: '4f3c', time: '10:00', receipt: { state: 'processing', since: 1, until: today } },
      { id: '4f3d', time: '11:00', receipt: { state: 'released', since: 1 } },
      { id: '4f3e', time: '14:00', extras: { came: false } },
    ]);
    await openRequests(store);
    await expect
      .element(page.getByText('5 today: 0 ready, 1 released, 4 still open, 1 did not come'))
      .toBeVisible();
    expect(readRows()).toEqual(['4f3b', '4f3c', '4f3a', '4f3d', '4f3e']);
    await expect.element(page.getByRole('heading', { level: 3, name: messages.due.heading })).toBeVisible();
    await expect.element(row('4f3b').getByText(messages.due.overdue('2 May'))).toBeVisible();
    await expect.element(row('4f3c').getByText(messages.due.today)).toBeVisible();
    await expect.element(row('4f3a').getByText(/^Due \d+ May$/)).toBeVisible();
    focusRow('4f3b');
    await userEvent.keyboard('r');
    await expect
      .element(page.getByText('5 today: 1 ready, 1 released, 3 still open, 1 did not come'))
      .toBeVisible();
    expect(readRows()).toEqual(['4f3b', '4f3c', '4f3a', '4f3d', '4f3e']);
  });

  it('gives the focus back to the row of a request that was opened', async () => {
    const store = await createHall(three);
    await openRequests(store);
    await expect.poll(readRows).toHaveLength(3);
    focusRow('4f3c');
    await userEvent.keyboard('{Enter}');
    await press(staffMessages.request.back);
    await expect.poll(readFocusedRow).toBe('4f3c');
  });
});

describe('§7 an open request', () => {
  const heading = page.getByRole('heading', { level: 1 });
  const expectOpen = (id: string) =>
    expect.element(heading).toHaveTextContent(`Sample ${id}, Sample Request ${id}`);
  const openFirst = async (rows: readonly SampleRow[] = three): Promise<StaffStore> => {
    const store = await createHall(rows);
    await openRequests(store);
    await expect.poll(readRows).toHaveLength(rows.length);
    focusRow('4f3a');
    await userEvent.keyboard('{Enter}');
    await expectOpen('4f3a');
    return store;
  };

  it('is headed by the name of the person, and its keys act on it as those of the list do', async () => {
    const store = await openFirst();
    expect(document.activeElement).toBe(heading.element());
    await userEvent.keyboard('r');
    await expect.element(status('Ready: 4f3a.')).toBeVisible();
    await userEvent.keyboard('c');
    await expect.element(status('Came: 4f3a.')).toBeVisible();
    expect([readState(store, '4f3a'), store.readAll('Request_Extras').get('4f3a')]).toEqual([
      'ready',
      { came: true },
    ]);
    await press(messages.undo);
    await expect.element(status(messages.undone('4f3a'))).toBeVisible();
    expect(document.activeElement).toBe(heading.element());
    await userEvent.keyboard('{ArrowDown}');
    await expectOpen('4f3a');
  });

  it('has the buttons that its state leaves, and a pressed one that goes leaves the focus at the name', async () => {
    await openFirst();
    const acts = page.getByRole('group', { name: staffMessages.request.acts });
    const { ready, released, came, absent } = messages.actions;
    const readActs = () =>
      acts
        .getByRole('button')
        .elements()
        .map((button) => button.textContent);
    const always = [documentMessages.open];
    await expect.poll(readActs).toEqual([ready, released, came, absent, ...always]);
    await acts.getByRole('button', { name: released, exact: true }).click();
    await expect.poll(readActs).toEqual(always);
    expect(document.activeElement).toBe(heading.element());
  });

  it('leads to the next person and back in the order of the list, and the list then has the focus in that row', async () => {
    await openFirst([{ id: '4f3b', time: '13:00' }, { id: '4f3a' }, { id: '4f3c', time: '10:00' }]);
    const [before, after] = [getButton(staffMessages.request.before), getButton(staffMessages.request.after)];
    await expect.element(before).toBeDisabled();
    await userEvent.keyboard('j');
    await expectOpen('4f3c');
    await after.click();
    await expectOpen('4f3b');
    await expect.element(after).toBeDisabled();
    await userEvent.keyboard('jk');
    await expectOpen('4f3c');
    await press(staffMessages.request.back);
    await expect.poll(readFocusedRow).toBe('4f3c');
  });

  it('keeps the focus at the name where a key removes what had it, and where the undo is of another request', async () => {
    await openFirst();
    const acts = page.getByRole('group', { name: staffMessages.request.acts });
    (
      acts.getByRole('button', { name: messages.actions.ready, exact: true }).element() as HTMLElement
    ).focus();
    await userEvent.keyboard('r');
    await expect.element(status('Ready: 4f3a.')).toBeVisible();
    expect(document.activeElement).toBe(heading.element());
    await userEvent.keyboard('l');
    await expect.element(status('Released: 4f3a.')).toBeVisible();
    await userEvent.keyboard('j');
    await expectOpen('4f3b');
    await press(messages.undo);
    await expect.element(status(messages.undone('4f3a'))).toBeVisible();
    expect(document.activeElement).toBe(heading.element());
  });

  it('leaves the ticks of the list as they are, but its own', async () => {
    await openFirst();
    await press(staffMessages.request.back);
    await expect.poll(readFocusedRow).toBe('4f3a');
    await userEvent.keyboard('xjx{Enter}');
    await expectOpen('4f3b');
    await userEvent.keyboard('r');
    await expect.element(status('Ready: 4f3b.')).toBeVisible();
    await press(staffMessages.request.back);
    await expect.element(page.getByRole('group', { name: messages.chosen(1) })).toBeVisible();
  });

  it('takes no key out of a field or a form', async () => {
    const store = await openFirst();
    const commits = store.commits.length;
    (getControl('newState').element() as HTMLElement).focus();
    await userEvent.keyboard('rlj');
    (getButton(staffMessages.writing.save).element() as HTMLElement).focus();
    await userEvent.keyboard('nj');
    await expectOpen('4f3a');
    expect(store.commits).toHaveLength(commits);
  });
});

describe('§7 people on a closed day', () => {
  it('are counted above the list of today, with a link to the hall, as long as they are not moved', async () => {
    const store = await createHall(three);
    await store.client.post(':commit', {
      writes: [
        put(store, 'HallDay_List/list/2031-05-08', {
          status: 'active',
          updated: 1,
          closedMorning: true,
          closedAfternoon: true,
        }),
        put(store, 'HallDay_List/list/2031-05-09', { status: 'active', updated: 1, closedMorning: true }),
        ...(['4f4a', '4f4b', '4f4c'] as const).map((id, at) =>
          put(store, `Form_Requests/list/${id}`, {
            type: 'BARANGAY_CLEARANCE',
            lname: `Sample ${id}`,
            schedule: ['2031-05-08T09:00', '2031-05-08T14:00', '2031-05-09T14:00'][at]!,
            dateCreated: 1,
          }),
        ),
      ],
    });
    await openRequests(store);
    const links = page.getByRole('link', { name: 'on a closed day' });
    await expect.element(links).toHaveTextContent(messages.onClosedDay(2, '8 May'));
    await links.click();
    await expect.element(page.getByRole('heading', { level: 1, name: "The hall's days" })).toBeVisible();
  });
});

describe('§7 the latest requests of all days', () => {
  it('begin with the day on which each was sent, in that order, and name the appointment too', async () => {
    const store = await createHall([{ id: '4f3a' }, { id: '4f3b', time: '10:00' }]);
    await openRequests(store);
    await press(staffMessages.desk.allDays);
    await expect.element(row('4f3b').getByText(messages.comes('6 May, 10:00 am'))).toBeVisible();
    await expect.element(row('4f3b').getByText(messages.sent('1 January 1970, 8:00 am'))).toBeVisible();
  });

  it('are what a search goes through: the day that was chosen before leaves its field', async () => {
    const store = await createHall(three);
    await openRequests(store);
    await expect.element(getControl('day')).toHaveValue(today);
    await page.getByLabelText(staffMessages.desk.search).fill('Sample');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByCss('#found')).toHaveTextContent(staffMessages.desk.found('Sample'));
    await expect.element(getControl('day')).toHaveValue('');
  });

  it('follow an act on another day, whose undo names that day', async () => {
    const store = await createHall(three);
    await openRequests(store);
    await expect.poll(readRows).toHaveLength(3);
    focusRow('4f3a');
    await userEvent.keyboard('r');
    await expect.element(status('Ready: 4f3a.')).toBeVisible();
    await press(staffMessages.desk.tomorrow);
    await expect.element(status('Ready: 4f3a (6 May).')).toBeVisible();
  });
});

describe('§7 a status that is set back in the form', () => {
  const choose = async (state: string, reason?: string) => {
    await getControl('newState').selectOptions(state);
    if (reason !== undefined) await getControl('reason').selectOptions(reason);
    await press(staffMessages.writing.save);
  };
  const saved = (state: 'ready' | 'released' | 'refused') =>
    staffMessages.writing.saved(receiptMessages.english.status.states[state].title);

  it('comes back with its instant and its official after a row, and says that a refusal lost the place', async () => {
    const receipt = { state: 'ready', since: 3, by: 'Sample Secretary', position: 'Secretary' };
    const store = await createHall([
      { id: '4f3a', receipt, extras: { place: `${today}-am-001`, came: true } },
    ]);
    const place = put(store, `Request_Places/list/${today}-am-001`, { at: 1 });
    const day = put(store, `HallDay_List/list/${today}`, { status: 'active', updated: 1, placesMorning: 1 });
    await store.client.post(':commit', { writes: [place, day] });
    await openRequests(store);
    focusRow('4f3a');
    await userEvent.keyboard('l');
    await expect.poll(() => readState(store, '4f3a')).toBe('released');
    await userEvent.keyboard('{Enter}');
    await choose('refused', 'not-free');
    await expect.element(status(saved('refused'))).toBeVisible();
    expect(store.readAll('Request_Extras').get('4f3a')).toEqual({ came: true });
    await store.client.post(':commit', { writes: [place] });
    await choose('ready');
    await expect
      .element(
        status(
          `${saved('ready')} The person has no place any more: the morning of Tuesday, 6 May 2031 is full.`,
        ),
      )
      .toBeVisible();
    expect(store.readAll('Request_Receipts').get(codeOf('4f3a'))).toEqual({ recordId: '4f3a', ...receipt });
  });
});

/** RA 11032. The panel that asks who is at the desk: once, by keyboard, and nothing of it is stored. */
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionMessages } from '../../../src/staff/session/messages.ts';
import { OfficerPanel } from '../../../src/staff/session/OfficerPanel.tsx';
import { type OfficerAnswer, OfficerContext, useOfficer } from '../../../src/staff/session/officer.ts';
import { createStaffStore, renderStaffPart } from '../../support/components/renderStaff.tsx';
import { getButton, getControl, press, readFocusedId } from '../../support/components/staffPage.ts';

const { officer: messages } = sessionMessages;
const { by, position } = messages.fields;

/** What a status would be written with. */
const WrittenOfficer = () => <output>{JSON.stringify(useOfficer())}</output>;

const official = (id: string, fields: object) => ({ id, status: 'active', updated: 1, order: 1, ...fields });
const { client } = createStaffStore({
  officials: [
    official('secretary', { name: 'Sample Secretary', position: 'Barangay Secretary' }),
    official('kagawad', { name: 'Sample Kagawad', position: 'Barangay Kagawad' }),
    official('sample', { name: 'Sample Captain', position: 'Punong Barangay', sample: true }),
    official('unnamed', { position: 'Barangay Treasurer' }),
    official('former', { name: 'Former Official', position: 'Barangay Clerk', status: 'inactive' }),
  ],
});

const Desk = ({ store = client }) => {
  const [answer, setAnswer] = useState<OfficerAnswer | null>(null);
  const [isShown, setShown] = useState(true);
  return (
    <OfficerContext value={{ answer, setAnswer }}>
      {isShown && <OfficerPanel client={store} />}
      <button type="button" onClick={() => setShown(!isShown)}>
        Another tab
      </button>
      <WrittenOfficer />
    </OfficerContext>
  );
};

const written = page.getByCss('output');
const title = page.getByRole('heading', { name: messages.title });

describe('RA 11032 the official of the day', () => {
  it('is typed by keyboard alone, and then stands in one line', async () => {
    await renderStaffPart(<Desk />);
    await expect.element(title).toBeVisible();
    (getControl(by.id).element() as HTMLElement).focus();
    await userEvent.keyboard('Sample  Official{Tab}Barangay Secretary{Enter}');
    await expect
      .element(written)
      .toHaveTextContent('{"by":"Sample Official","position":"Barangay Secretary"}');
    await expect.element(page.getByText(messages.atDesk)).toBeVisible();
    expect(title.length).toBe(0);
    expect(document.activeElement?.textContent).toBe(messages.change);
  });

  it.each([
    ['{Tab}Barangay Secretary{Enter}', by],
    ['Sample Official{Tab}{Enter}', position],
    ['   {Tab}Barangay Secretary{Enter}', by],
  ])('asks at the field for what is missing after %j', async (keys, field) => {
    await renderStaffPart(<Desk />);
    await expect.element(title).toBeVisible();
    (getControl(by.id).element() as HTMLElement).focus();
    await userEvent.keyboard(keys);
    await expect.element(page.getByText(field.missing)).toBeVisible();
    expect(readFocusedId()).toBe(field.id);
    await expect.element(written).toHaveTextContent('null');
  });

  it('can be left out, and a visit to another tab asks for nobody again', async () => {
    await renderStaffPart(<Desk />);
    await press(messages.skip);
    await expect.element(page.getByText(messages.nobody)).toBeVisible();
    await press('Another tab');
    await press('Another tab');
    await expect.element(page.getByText(messages.nobody)).toBeVisible();
    expect(title.length).toBe(0);
    await press(messages.give);
    expect(readFocusedId()).toBe(by.id);
  });

  it('can be changed, and taken away again', async () => {
    await renderStaffPart(<Desk />);
    await getControl(by.id).fill('Sample Official');
    await getControl(position.id).fill('Barangay Secretary');
    await press(messages.save);
    await press(messages.change);
    await expect.element(getControl(by.id)).toHaveValue('Sample Official');
    await getControl(by.id).fill('Another Official');
    await press(messages.save);
    await expect
      .element(written)
      .toHaveTextContent('{"by":"Another Official","position":"Barangay Secretary"}');
    await press(messages.change);
    await press(messages.skip);
    await expect.element(written).toHaveTextContent('null');
    await expect.element(getButton(messages.give)).toBeVisible();
  });

  it('is chosen from the officials of the site, each with the position', async () => {
    await renderStaffPart(<Desk />);
    const choices = page.getByCss('#by-choices option');
    await expect
      .poll(() => choices.elements().map((each) => [each.getAttribute('value'), each.getAttribute('label')]))
      .toEqual([
        ['Sample Kagawad', 'Barangay Kagawad'],
        ['Sample Secretary', 'Barangay Secretary'],
      ]);
    await getControl(position.id).fill('Barangay Clerk');
    await getControl(by.id).fill('Sample Kagawad');
    await expect.element(getControl(position.id)).toHaveValue('Barangay Kagawad');
    await getControl(position.id).fill('Officer of the day');
    await press(messages.save);
    await expect
      .element(written)
      .toHaveTextContent('{"by":"Sample Kagawad","position":"Officer of the day"}');
  });

  it('is chosen by each of two positions, and never from a record without texts', async () => {
    const { client: store } = createStaffStore({
      officials: [
        official('kagawad', { name: 'Sample Kagawad', position: 'Barangay Kagawad' }),
        official('second', { name: 'Sample Kagawad', position: 'Lupon Secretary' }),
        official('hostile', { name: { text: 'Hostile' }, position: 7 }),
      ],
    });
    await renderStaffPart(<Desk store={store} />);
    const choices = page.getByCss('#by-choices option');
    await expect
      .poll(() =>
        choices
          .elements()
          .map((each) => each.getAttribute('label'))
          .toSorted(),
      )
      .toEqual(['Barangay Kagawad', 'Lupon Secretary']);
  });

  it('is typed where the officials cannot be read', async () => {
    const store = createStaffStore();
    store.fail('unreachable');
    await renderStaffPart(<Desk store={store.client} />);
    await getControl(by.id).fill('Sample Official');
    await getControl(position.id).fill('Barangay Secretary');
    await press(messages.save);
    await expect.element(page.getByText(messages.atDesk)).toBeVisible();
  });

  it('is in no storage and no address, and the browser is not to keep it', async () => {
    await renderStaffPart(<Desk />);
    await getControl(by.id).fill('Sample Official');
    await getControl(position.id).fill('Barangay Secretary');
    expect((getControl(by.id).element() as HTMLInputElement).autocomplete).toBe('off');
    expect((getControl(by.id).element() as HTMLInputElement).maxLength).toBe(80);
    await press(messages.save);
    await expect.element(page.getByText(messages.atDesk)).toBeVisible();
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]);
    expect(kept).not.toContain('Official');
  });
});

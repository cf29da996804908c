/** Finds and uses the parts of the staff page. */
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { AnnouncementKind } from '../../../src/staff/content/announcementKind.ts';
import type { EditedListName } from '../../../src/staff/content/listGroups.ts';
import { staffContentMessages as messages } from '../../../src/staff/content/messages.ts';

export const getButton = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const press = (name: string): Promise<void> => getButton(name).click();

/** The control with this id; 'translations.fil.Procedure.0' is one of a row. */
export const getControl = (id: string): Locator => page.getByCss(`[id="${id}"]`);

export const readValue = (id: string): string => (getControl(id).element() as HTMLInputElement).value;

export const readFocusedId = (): string => document.activeElement?.id ?? '';

export const getTitle = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens a list from the menu of lists. */
export const openList = async (list: EditedListName): Promise<void> => {
  await press(messages.lists[list].title);
  await expect.element(getButton(messages.create(messages.lists[list].one))).toBeVisible();
};

/** Answers 'What is it?' of an announcement. */
export const chooseKind = (kind: AnnouncementKind): Promise<void> =>
  page.getByRole('radio', { name: messages.kinds[kind], exact: true }).click();

/** Reads the titles of the records in their list, without the other texts of a row. */
export const readRecordTitles = (): readonly string[] =>
  page
    .getByCss('main li > button')
    .elements()
    .map(({ firstChild }) => firstChild?.textContent ?? '');

/** Presses the row of a record. */
export const openRecord = (title: string): Promise<void> =>
  page.getByCss('main li > button').filter({ hasText: title }).first().click();

export const save = async (): Promise<void> => {
  await press(messages.save);
  await expect.element(page.getByText(messages.saved, { exact: true })).toBeVisible();
};

/** Focuses a control and presses keys, as a clerk without a mouse does. */
export const typeInto = async (id: string, keys: string): Promise<void> => {
  (getControl(id).element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
};

/** Chooses a file in an input, with exactly this name. */
export const chooseFile = (name: string, file: File): void => {
  const input = getControl(name).element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

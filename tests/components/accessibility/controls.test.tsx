/** §1. What a screen reader has of each control: its role, name, state, description and language, whole regions at a time. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  encodePlainObject,
  type PlainObject,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../../../src/site.ts';
import { staffContentMessages } from '../../../src/staff/content/messages.ts';
import { hallTabMessages } from '../../../src/staff/hall/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { getField, getMain } from '../../support/components/locators.ts';
import { readControls } from '../../support/components/readControls.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createStaffStore, renderStaff } from '../../support/components/renderStaff.tsx';
import { pressRobotBox, pressSubmit } from '../../support/components/requestForm.ts';
import { getControl, openList, press } from '../../support/components/staffPage.ts';
import { createTestStore } from '../../support/components/testStore.ts';
import { hotlinesPath } from '../../support/lookupRecords.ts';

const openForm = async (): Promise<void> => {
  await renderSite('/Form_Request/clearance');
  await expect.element(getField('lname')).toBeVisible();
  await expect.element(getMain().getByRole('button', { name: 'Wed 7 May' })).toBeVisible();
  await expect.element(getMain().getByText('New or renewal?')).toBeVisible();
};

const openRefusedForm = async (): Promise<void> => {
  await openForm();
  await getMain().getByRole('button', { name: 'Wed 7 May' }).click();
  await getMain().getByRole('button', { name: '8:00' }).first().click();
  await pressRobotBox();
  await pressSubmit();
  await expect.element(getMain().getByRole('link', { name: 'Enter your last name.' })).toBeVisible();
  await expect.element(getMain().getByLabelText('Keep on this phone')).toBeVisible();
};

const openHotlines = async (): Promise<void> => {
  const store = createTestStore();
  const translations = { fil: { name: 'Himpilan ng pulis' } };
  store.replace('contacts', [
    { id: 'x', name: 'Sample police station', mobileCon1: '0900 011', order: 1, translations },
    ...[2, 3, 4, 5].map((at) => ({
      id: `z${at}`,
      name: `Sample ${at}`,
      mobileCon1: `0900 01${at}`,
      order: at,
      group: 'Sample',
    })),
  ]);
  await renderSite(hotlinesPath, { store, locale: 'fil' });
  await expect.element(getMain().getByText('Himpilan ng pulis')).toBeVisible();
  await expect.element(getMain().getByRole('button', { name: 'Hindi' })).toBeVisible();
};

/** Opens a tab of the staff page, over one request of today. */
const openTab = async (name: 'requests' | 'hall' | 'content'): Promise<void> => {
  const { client, ...store } = createStaffStore({ hallDays: [] });
  const put = (path: string, fields: PlainObject) => ({
    update: { name: `${client.root}/${site.root}/${path}`, fields: encodePlainObject(fields) },
  });
  const request = { type: 'BARANGAY_CLEARANCE', lname: 'Sample', fname: 'Sample', zone: 3, dateCreated: 1 };
  await client.post(':commit', {
    writes: [
      put('Form_Requests/list/4f3a', { ...request, schedule: '2031-05-06T09:00' }),
      put('Request_Receipts/list/0b1c2d3e-0000-4f3a-8a9b-0c1d2e3f4a5b', { recordId: '4f3a' }),
    ],
  });
  await renderStaff({ client, ...store });
  const tab = (each: keyof typeof staffMessages.tabs) =>
    page
      .getByRole('navigation', { name: staffMessages.tabs.label })
      .getByRole('link', { name: staffMessages.tabs[each], exact: true });
  // It comes once the hall is known to have a text of a document.
  await expect.element(tab('documents')).toBeVisible();
  await tab(name).click();
};

const requestRow = page.getByCss('[data-row="4f3a"]');

const openRequestList = async (): Promise<void> => {
  await openTab('requests');
  await expect.element(requestRow).toBeVisible();
};

const refuseWithoutReason = async (): Promise<void> => {
  await openRequestList();
  await requestRow.getByRole('button').first().click();
  await getControl('newState').selectOptions('refused');
  await press(staffMessages.writing.save);
  await expect.element(page.getByText('Choose a reason: the citizen needs to know why.')).toBeVisible();
};

const openDay = async (): Promise<void> => {
  await openTab('hall');
  await page.getByRole('button', { name: 'Wednesday, 7 May', exact: true }).click();
  await press(hallTabMessages.form.submit.close);
  await expect.element(page.getByText(hallTabMessages.form.needed)).toBeVisible();
};

const tooManyPlaces = async (): Promise<void> => {
  await openDay();
  await press(hallTabMessages.form.acts.places);
  await getControl('places-morning').fill('301');
  await press(hallTabMessages.form.submit.places);
  await expect.element(page.getByText(hallTabMessages.form.placesWrong(300))).toBeVisible();
};

const saveEmptyContact = async (): Promise<void> => {
  await openTab('content');
  await openList('contacts');
  await press(staffContentMessages.create(staffContentMessages.lists.contacts.one));
  await press(staffContentMessages.save);
  await expect.element(page.getByRole('link', { name: /^First number: / })).toBeVisible();
};

describe('§1 the controls for a screen reader', () => {
  it.each([
    [
      'the request form before any answer',
      openForm,
      'form',
      // Chromium itself calls an empty required date invalid, and names no date required.
      `
        DisclosureTriangle "Your name, birth details and other answers are seen only by the staff of the hall, used only for this request, and deleted 30 days after it is finished. Full privacy notice" not expanded
        radiogroup "New or renewal? (optional)" described "It is a renewal if you had one before."
        radio "New" not checked
        radio "Renewal" not checked
        DisclosureTriangle "Bring: Zone Clearance, Valid ID or Birth Certificate · ₱50 / free · About 30 minutes Sample" not expanded
        group "1 Your name"
        textbox "Last name" required described "As on your valid ID, with Jr. or III. Only one name? Write it here."
        textbox "First name" required described "All your first names. If your ID has a short form, such as Ma., you may write that."
        checkbox "I have only one name" not checked
        textbox "Middle name" required described "For most people, their mother's last name before she married"
        checkbox "I have no middle name" not checked
        group "2 About you"
        Date "Birth date" invalid described "For example: 14 May 1961"
        textbox "Age" readonly
        textbox "Birth place" required described "City or municipality, and province. For example: Manolo Fortich, Bukidnon"
        radiogroup "Sex" required
        radio "Male" not checked
        radio "Female" not checked
        radiogroup "Civil status" required
        radio "Single" not checked
        radio "Married" not checked
        radio "Widowed" not checked
        group "3 How to reach you"
        textbox "Email" required described "For example: name@example.com. No email? Come to the hall and request there."
        textbox "Permanent address" required described "House number, street or purok, barangay and municipality. For example: 12 Main Road, Dicklum, Manolo Fortich"
        textbox "Zone" required described "Numbers only. For example: 3"
        group "4 Your request"
        textbox "Purpose" required described "What will you use it for? For example: job application"
        group "5 Your appointment at the hall"
        group "Schedule of appearance: Next open days" described "A weekday, from 8:00 am to 5:00 pm. Choose a day, then an hour."
        button "Tue 6 May, afternoon" not pressed
        button "Wed 7 May" not pressed
        button "Thu 8 May" not pressed
        button "Fri 9 May" not pressed
        DisclosureTriangle "Another day or hour" not expanded
        checkbox "I will use the priority lane" not checked described "For senior citizens, persons with disabilities and pregnant women. Nobody asks why, and only the hall sees it."
        DisclosureTriangle "12 answers are missing" not expanded
        checkbox "I'm not a robot" not checked
        button "Submit" disabled described "Tick the box above to submit."`,
    ],
    [
      'the request form with a chosen day after a press of Submit without answers',
      openRefusedForm,
      'form',
      `
        link "Enter your last name."
        link "Enter your first name, or tick 'I have only one name'."
        link "Enter your middle name, or tick 'I have no middle name'."
        link "Enter your birth date."
        link "Enter the place where you were born."
        link "Choose Male or Female."
        link "Choose your civil status."
        link "Enter your email."
        link "Enter your permanent address."
        link "Enter the number of your zone."
        link "Enter what you need it for."
        DisclosureTriangle "Your name, birth details and other answers are seen only by the staff of the hall, used only for this request, and deleted 30 days after it is finished. Full privacy notice" not expanded
        radiogroup "New or renewal? (optional)" described "It is a renewal if you had one before."
        radio "New" not checked
        radio "Renewal" not checked
        DisclosureTriangle "Bring: Zone Clearance, Valid ID or Birth Certificate · ₱50 / free · About 30 minutes Sample" not expanded
        group "1 Your name"
        textbox "Last name" invalid required described "As on your valid ID, with Jr. or III. Only one name? Write it here. Enter your last name."
        textbox "First name" invalid required described "All your first names. If your ID has a short form, such as Ma., you may write that. Enter your first name, or tick 'I have only one name'."
        checkbox "I have only one name" not checked
        textbox "Middle name" invalid required described "For most people, their mother's last name before she married Enter your middle name, or tick 'I have no middle name'."
        checkbox "I have no middle name" not checked
        group "2 About you"
        Date "Birth date" invalid described "For example: 14 May 1961 Enter your birth date."
        textbox "Age" readonly
        textbox "Birth place" invalid required described "City or municipality, and province. For example: Manolo Fortich, Bukidnon Enter the place where you were born."
        radiogroup "Sex" invalid required described "Choose Male or Female."
        radio "Male" not checked
        radio "Female" not checked
        radiogroup "Civil status" invalid required described "Choose your civil status."
        radio "Single" not checked
        radio "Married" not checked
        radio "Widowed" not checked
        group "3 How to reach you"
        textbox "Email" invalid required described "For example: name@example.com. No email? Come to the hall and request there. Enter your email."
        textbox "Permanent address" invalid required described "House number, street or purok, barangay and municipality. For example: 12 Main Road, Dicklum, Manolo Fortich Enter your permanent address."
        textbox "Zone" invalid required described "Numbers only. For example: 3 Enter the number of your zone."
        group "4 Your request"
        textbox "Purpose" invalid required described "What will you use it for? For example: job application Enter what you need it for."
        group "5 Your appointment at the hall"
        group "Schedule of appearance: Next open days" described "A weekday, from 8:00 am to 5:00 pm. Choose a day, then an hour."
        button "Tue 6 May, afternoon" not pressed
        button "Wed 7 May" pressed
        button "Thu 8 May" not pressed
        button "Fri 9 May" not pressed
        group "Morning"
        button "8:00 am" pressed
        button "9:00 am" not pressed
        button "10:00 am" not pressed
        button "11:00 am" not pressed
        group "Afternoon"
        button "12:00 pm" not pressed
        button "1:00 pm" not pressed
        button "2:00 pm" not pressed
        button "3:00 pm" not pressed
        button "4:00 pm" not pressed
        DisclosureTriangle "Another day or hour" not expanded
        checkbox "I will use the priority lane" not checked described "For senior citizens, persons with disabilities and pregnant women. Nobody asks why, and only the hall sees it."
        checkbox "Keep on this phone" not checked described "Saved in this tab until you send or clear it."
        button "Clear now"
        DisclosureTriangle "11 answers are missing" not expanded
        checkbox "I'm not a robot" checked
        button "Submit"`,
    ],
    [
      'the hotlines in Filipino, one of them translated',
      openHotlines,
      'main',
      `
        link "Home"
        link "Pamahalaan"
        link "Pulis, bumbero, ambulansya Pambansang emergency number 911" described "Pindutin para tumawag!"
        searchbox "Maghanap ng numero"
        text "Sample" lang en
        text "Sample 2" lang en
        link "0900 012" described "Pindutin para tumawag!"
        text "Sample 3" lang en
        link "0900 013" described "Pindutin para tumawag!"
        text "Sample 4" lang en
        link "0900 014" described "Pindutin para tumawag!"
        text "Sample 5" lang en
        link "0900 015" described "Pindutin para tumawag!"
        link "0900 011" described "Pindutin para tumawag!"
        button "I-print bilang poster"
        link "Ibahagi (Facebook) (bubukas sa bagong tab)"
        button "Kopyahin ang link"
        group "Nakatulong ba ang pahinang ito?"
        button "Oo"
        button "Hindi"
        button "May maling numero"`,
    ],
    [
      'the list of requests on the staff page',
      openRequestList,
      '#staff',
      `
        link "Requests"
        link "Documents"
        link "Hall"
        link "Content"
        link "Feedback"
        combobox "Your name"
        combobox "Your position"
        button "Save"
        button "Skip"
        button "Today" pressed
        button "Tomorrow" not pressed
        button "All days" not pressed
        button "Still open" not pressed
        Date "Day of the appointment" described "Leave it empty to see the latest requests for any day."
        combobox "Status" not expanded
        searchbox "Search" described "A reference such as 4f3a, a name, or the link of a receipt, scanned or pasted. All days are searched. Key: /"
        button "Show"
        button "Enter a request"
        DisclosureTriangle "Keys" not expanded described "?"
        checkbox "Choose 4f3a" not checked
        button "9:00 am 4f3a Sample, Sample Zone 3 Barangay Clearance Received Due 9 May"
        button "Ready" described "9:00 am 4f3a Sample, Sample Zone 3 Barangay Clearance Received Due 9 May"
        button "Released" described "9:00 am 4f3a Sample, Sample Zone 3 Barangay Clearance Received Due 9 May"
        button "Print this list"
        button "Save as a file for a spreadsheet (Excel)"
        button "Load again"
        DisclosureTriangle "Delete what is no longer kept" not expanded
        DisclosureTriangle "Refuse many requests that arrived together" not expanded`,
    ],
    [
      'a request that is refused without a reason',
      refuseWithoutReason,
      '#staff',
      `
        link "Requests"
        link "Documents"
        link "Hall"
        link "Content"
        link "Feedback"
        combobox "Your name"
        combobox "Your position"
        button "Save"
        button "Skip"
        button "Back to the list"
        button "Previous person" disabled
        button "Next person" disabled
        group "What to do with this request"
        button "Ready"
        button "Released"
        button "Came"
        button "Did not come"
        button "Prepare a document"
        combobox "Status" not expanded
        combobox "Reason" invalid not expanded described "Choose a reason: the citizen needs to know why."
        button "Save the status"
        button "Give the hall more time, to Wednesday, 14 May 2031 (once). The appointment stays."
        DisclosureTriangle "Delete this request" not expanded`,
    ],
    [
      'a day of the hall that is closed without a reason',
      openDay,
      '[aria-labelledby="hallDay"]',
      `
        button "Back to the table"
        group "What to do with the day"
        button "Close" pressed
        button "Move" not pressed
        button "Places" not pressed
        button "Note" not pressed
        combobox "Why is the hall closed?" invalid not expanded described "Residents read it. The reasons of this list are translated already. Write why the hall is closed: residents read it."
        combobox "Which part of the day" not expanded
        checkbox "A proclaimed holiday: the legal time does not run on it" not checked
        button "Close the hall"`,
    ],
    [
      'a day of the hall with too many places',
      tooManyPlaces,
      '[aria-labelledby="hallDay"]',
      `
        button "Back to the table"
        group "What to do with the day"
        button "Close" not pressed
        button "Move" not pressed
        button "Places" pressed
        button "Note" not pressed
        textbox "Places in the morning" invalid described "How many requests the hall takes. Leave it empty for any number. Write a whole number from 0 to 300, or leave it empty."
        textbox "Places in the afternoon" described "How many requests the hall takes. Leave it empty for any number."
        button "Save the places"`,
    ],
    [
      'a hotline on the staff page that is saved without its name and number',
      saveEmptyContact,
      '#staff',
      `
        link "Requests"
        link "Documents"
        link "Hall"
        link "Content"
        link "Feedback"
        link "Name: Fill this in. It cannot be saved without it."
        link "First number: Write at least one number."
        combobox "On the site" not expanded
        textbox "Name (needed)" invalid described "Fill this in. It cannot be saved without it."
        textbox "Heading it is under"
        textbox "First number" invalid described "Write at least one number."
        textbox "Network of the first number"
        textbox "Second number"
        textbox "Network of the second number"
        textbox "Where this is from"
        DisclosureTriangle "More: sample or not, place in the list" not expanded
        button "Save"
        button "Preview"
        button "Cancel"`,
    ],
  ])('have their role, name, state, description and language: %s', async (_, open, selector, lines) => {
    await open();
    expect(await readControls(selector)).toEqual(
      lines
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    );
  });
});

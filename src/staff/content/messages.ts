/** Messages of the staff page's content editor, in plain words for a clerk: lists, fields, and the result of a change. */
import type { ProblemCode, ProblemValues } from '../../content/schema/fieldProblems.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { placeholderNames } from '../../domain/documents/documentText.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { fieldMessages } from '../../i18n/en/fields.ts';
import type { EditedListName } from './listGroups.ts';

/** '2.4 MB', '620 kB'. Rounded up, so that a file that is a little too big never reads as the limit: 500,300 → '500.3 kB'. */
const formatMegabytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 100) / 10} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`;

const formatProblemDay = (day: ProblemValues[string] | undefined): string =>
  formatDay(String(day), translateToEnglish);

const documentTextHint = `A blank line begins a new paragraph. These words in braces are filled in: ${placeholderNames
  .map((name) => `{${name}}`)
  .join(' ')}. Write {?CTC number} for what staff are asked each time; left empty, it is a line to write on.`;

const listUseNames = {
  records: 'records of this list',
  sections: 'sections of one page',
  alerts: 'urgent announcements that have not ended',
} as const;

export const staffContentMessages = {
  title: 'Content of the site',
  lead: 'Residents see what you save here right away. You can undo your last change.',
  lists: {
    contacts: { title: 'Emergency Hotlines', one: 'hotline' },
    charter: { title: "Citizen's Charter", one: 'service' },
    news: { title: 'News', one: 'news item' },
    ordinances: { title: 'Ordinances', one: 'ordinance' },
    documentTexts: { title: 'Texts of documents', one: 'text of a document' },
    announcements: { title: 'Announcements and alerts', one: 'announcement' },
    officials: { title: 'Elected Officials', one: 'official' },
    awards: { title: 'Awards And Distinctions', one: 'award' },
    tourism: { title: 'Barangay Tourism', one: 'place to see' },
    history: { title: 'History', one: 'history entry' },
    pages: { title: 'Texts of pages', one: 'page section' },
  } satisfies Readonly<Record<EditedListName, { readonly title: string; readonly one: string }>>,
  groups: { everyWeek: 'Every week', onChange: 'When something changes', rarely: 'Rarely' },
  /** Beside a list, in the menu. */
  samples: (count: number) => (count === 1 ? '1 sample' : `${count} samples`),
  staleCount: (count: number) => `translations old or missing: ${count}`,
  /** Before the link to the tab. */
  hallDays: "The hall's days, closed or with places, are in the tab",
  allLists: 'All lists',
  create: (one: string) => `Add a new ${one}`,
  reading: 'Loading the records...',
  none: 'There are none yet.',
  /** Of a list that is nearly full, or longer than that. */
  nearlyFull: (count: number, most: number, kind: 'records' | 'sections' | 'alerts') =>
    `The site reads at most ${most} ${listUseNames[kind]}, and there are ${count}. Hide those that are no longer needed: residents see no more than ${most}.`,
  unreadable: 'The records cannot be loaded right now',
  hidden: 'not on the site',
  sample: 'sample',
  /** In the place of the name of an official. */
  noName: '(no name)',
  numbered: (title: string, at: number, count: number) => `${title} ${at} of ${count}`,
  filter: {
    search: 'Search this list',
    samples: (count: number) => `Samples only (${count})`,
    found: (found: number, all: number) => `${found} of ${all}`,
    none: 'Nothing in this list matches.',
  },
  order: {
    up: (title: string) => `Move up: ${title}`,
    down: (title: string) => `Move down: ${title}`,
    moved: (title: string, at: number, count: number) => `${title}: now ${at} of ${count}`,
    failed: 'Not moved',
    /** Of services: their own page puts some before the others. */
    charter: "On the page of the Citizen's Charter the services with a form always come first.",
  },
  changedOn: (day: string) => `changed ${day}`,
  edit: (title: string) => `Change: ${title}`,
  added: (one: string) => `New ${one}`,
  status: { label: 'On the site', active: 'Yes, residents see it', inactive: 'No, hidden from residents' },
  fields: {
    title: 'Title',
    name: 'Name',
    shortName: 'Short name',
    slug: 'Last part of its address',
    summary: 'In one sentence',
    body: 'Text',
    date: 'Day and time',
    source: 'Where this is from',
    order: 'Place in the list (a number)',
    sample: 'This is a sample',
    group: 'Heading it is under',
    mobileCon1: 'First number',
    network1: 'Network of the first number',
    mobileCon2: 'Second number',
    network2: 'Network of the second number',
    content: 'What the service is',
    extraPurposes: 'Purposes',
    client: 'Client: who may ask for it',
    fees: 'Fees',
    Procedure: 'Procedure: the steps',
    responsible_person: 'Responsible person of each step',
    processing_time: 'Processing time of each step',
    manualTotalTime: 'Total time',
    requirements: 'General requirements',
    New_applicants: 'For new applicants',
    renewal: 'For renewal',
    kind: 'What is it?',
    closing: 'Is the hall closed?',
    closingFrom: 'First day',
    closingTo: 'Last day',
    closingPart: 'Closed for',
    begins: 'Event: begins',
    ends: 'Event: ends',
    validFrom: 'Urgent from',
    validUntil: 'Urgent until',
    position: 'Position',
    term: 'Term',
    appointed: 'Appointed, not elected',
    committees: 'Committees',
    where: 'Where',
    year: 'Year, or day in words',
    page: 'Page',
    figures: 'Figures',
    service: 'For which requests',
    certificate: 'For which certificate',
    foot: 'Lines at the foot',
    months: 'Valid for how many months',
    fee: 'Fee',
    unnumbered: 'An oath: without a signature of the barangay, a fee and an end',
    'image.src': 'Picture: its path',
    'image.alt': 'What does it show?',
    'image.width': 'Picture: width in pixels',
    'image.height': 'Picture: height in pixels',
    'image.widths': 'Picture: available widths',
    'file.src': 'File: its path',
    'file.name': 'Name of the file',
    'file.size': 'File: its size in bytes',
    'place.lat': 'On the map: latitude',
    'place.lng': 'On the map: longitude',
  } as Readonly<Record<string, string>>,
  hints: {
    slug: 'Leave it empty to make it from the title. If you change it, old links stop working.',
    body: 'A blank line begins a new paragraph. **bold**, - a list, [words](https://...) a link.',
    summary: 'Lists show it under the title.',
    order:
      'The smallest number comes first. Leave it empty in a new record: it then comes after the last one of its kind. In the list you can move it up or down.',
    date: 'In Philippine time. For news, when it is published. For an announcement, the day that it is about.',
    begins:
      'If this is about an event: its day and hour. Without an hour, choose 12:00 am. For an announcement, on its own day.',
    ends: 'Leave it empty if you do not know.',
    validUntil: 'In Philippine time. An alert leaves every page by itself then.',
    sample: "Residents see 'Sample' beside it. Untick this once the information is real.",
    'image.src': 'Begins with /images/, such as /images/hall-{width}.webp.',
    'image.alt': 'In a few words, for those who cannot see it.',
    'file.src': 'Begins with /files/, such as /files/0123456789abcdef0123456789abcdef/Ordinance-5.pdf.',
    'file.name': 'As residents read it, such as Ordinance No. 5, signed copy.',
    'image.widths': 'Separated by commas: 400, 800.',
  } as Readonly<Record<string, string>>,
  /** Where a list needs another hint than the others. */
  listHints: {
    documentTexts: {
      body: documentTextHint,
      foot: 'One on each line, in small letters, with the same words in braces as the text.',
      sample: 'Untick this once the barangay has checked the words.',
      certificate: 'Of the requests for a certification. The text is then offered first.',
      months: 'Leave it empty if it has no end.',
      fee: 'Such as ₱50. Staff see it beside the amount of the receipt. Leave it empty if the document is free.',
    },
  } as Partial<Readonly<Record<EditedListName, Readonly<Record<string, string>>>>>,
  /** Of a list that no page of the site shows. */
  staffOnly: {
    status: { label: 'In use', active: 'Yes, staff can print it', inactive: 'No, hidden' },
    previewTitle: 'As it will be printed, with a sample person',
    savedNext: 'Staff can print it the next time they open the requests.',
  },
  anyChoice: 'Any',
  /** The line above folded fields, which names them. */
  more: (names: string) => `More: ${names}`,
  folded: {
    sample: 'sample or not',
    order: 'place in the list',
    slug: 'address',
    body: 'text',
    date: 'day and time',
    begins: 'event',
    ends: 'event',
    where: 'event',
    validFrom: 'urgent from',
    validUntil: 'urgent until',
    source: 'where this is from',
    image: 'picture',
    file: 'file',
    place: 'place on the map',
  } as Readonly<Record<string, string>>,
  /** On Cloud Firestore, which takes no files. */
  filesElsewhere: {
    image:
      'A site on Firebase takes no picture here. Give it to your website administrator, who puts it into public/images, deploys the site, and tells you what to write in these five fields. To show none, clear all five.',
    file: 'A site on Firebase takes no file here. Your website administrator adds it with npm run content import, deploys the site, and tells you what to write in these three fields. To offer none, clear all three.',
  },
  files: {
    image: {
      choose: 'Picture: choose a file',
      hint: 'JPG, PNG, WebP or GIF of less than 10 MB. It is made smaller, and the place and the camera recorded in it are removed.',
      preparing: 'Preparing the picture...',
      ready: (kilobytes: number) => `The picture is ready: ${kilobytes} kB. Save puts it on the site.`,
      refused: 'This picture cannot be used',
      /** Of the files that came with the site. */
      ofSite: (path: string) => `Picture of the site: ${path}`,
      stored: 'The picture that residents see now.',
      remove: 'Remove the picture',
    },
    file: {
      choose: 'File (PDF): choose a file',
      hint: 'At most 500 kB. It is published as it is: a PDF keeps the name of its author, and what is hidden in it, such as a text under a black bar.',
      preparing: 'Preparing the file...',
      ready: (kilobytes: number) => `The file is ready: ${kilobytes} kB. Save puts it on the site.`,
      refused: 'This file cannot be used',
      ofSite: (path: string) => `File of the site: ${path}`,
      stored: 'The file that residents can open now.',
      remove: 'Remove the file',
    },
    /** Why a file is refused, and what to do. @param size of the file, bytes */
    problems: {
      empty: () => 'This file is empty. Choose another one.',
      name: () =>
        "Its name has a character that is not allowed, such as '/' or a hidden mark that turns the direction of writing. Rename the file, then choose it again.",
      pictureTooBig: (size: number) =>
        `It has ${formatMegabytes(size)}; it must be smaller than 10 MB. Save it smaller in another program, then choose that.`,
      tooManyPixels: () =>
        'It has too many pixels. Make it smaller in another program, to at most 8,000 pixels on each side, then choose that.',
      heic: () =>
        'Your phone saved HEIC; choose JPG. On an iPhone: Settings, Camera, Formats, Most Compatible. Or send the picture to yourself by Messenger, and save it from there.',
      notPicture: () =>
        'It is not a JPG, PNG, WebP or GIF, whatever its name says. Open it in another program, save it as JPG, then choose that.',
      pdfAsPicture: () => 'It is a PDF. Save its page as a JPG, then choose that.',
      notPdf: () => 'It is not a PDF, whatever its name says. Save or print it as PDF, then choose that.',
      pdfTooBig: (size: number) =>
        `This file has ${formatMegabytes(size)}; at most 500 kB. Save it as a smaller PDF, or type the table.`,
      twoFiles: () =>
        'It is two kinds of file in one, which can do harm. Open it in another program, save it under a new name, then choose that.',
      damaged: () => 'It is damaged, or a part of it is missing. Copy it again, then choose it.',
      unreadable: () => 'It cannot be read any more: it was moved, or changed, or deleted. Choose it again.',
      slow: () => 'It takes this computer too long. Save it smaller in another program, then choose that.',
      hiddenCanvas: () =>
        'This browser hides pictures from pages, to protect you from tracking. Allow it for this site, or use another browser.',
      notSecure: () =>
        'Files can be added only at an address that begins with https://, or on the computer that runs the site.',
      unknown: () => 'The browser could not prepare it. Choose another one.',
    },
  },
  stillSample: (box: string) =>
    `Residents still see 'Sample' beside this record. If its number is real now, open it again and untick '${box}'.`,
  perLine: 'One on each line.',
  perFigure: 'One on each line: 494 m | above sea level',
  needed: 'needed',
  preview: 'Preview',
  previewTitle: 'As residents will see it',
  previewNone: 'There is nothing to show yet. Fill in what is needed.',
  previewFile: (name: string) => `${name} (PDF)`,
  back: 'Keep editing',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  /** Before the lists take the place of unsaved changes. */
  leaving: {
    title: 'You have changed this record',
    why: 'If you go to the lists now, you lose your changes.',
    stay: 'Keep editing',
    leave: 'Go to the lists and lose them',
  },
  unchanged: 'Nothing was changed, so there is nothing to save. Change a field, or press Cancel.',
  /** What a clerk does about a problem: each follows the label of its field. */
  problems: {
    missing: {
      date: 'Choose the day and time.',
      page: 'Choose the page that it is on.',
      mobileCon1: 'Write at least one number.',
      validUntil: 'Choose when it ends. An urgent announcement needs an end.',
      begins: 'Choose when the event begins, or clear its end.',
      image: 'Fill in all parts of the picture, or clear all of them to have none.',
      'image.alt': 'Say in a few words what the picture shows, for those who cannot see it.',
      'file.name': 'Name the file, as residents read it.',
      file: 'Fill in all parts of the file, or clear all of them to have none.',
      place: 'Write both the latitude and the longitude, or clear both.',
      figures: 'Write each line like this: 494 m | above sea level',
      other: 'Fill this in. It cannot be saved without it.',
    } as Readonly<Record<string, string>> & { readonly other: string },
    missingTranslation: 'Write the translation.',
    /** The requirement of a field, by the name of its control, else by its kind. */
    must: {
      status: 'Choose whether residents see it.',
      line: 'Write it on one line.',
      lines: 'Write one thing on each line.',
      markdown: 'Type the text again.',
      template: 'Type the text again.',
      templateLines: 'Write one thing on each line.',
      count: 'Write a whole number in digits, such as 6.',
      instant: 'Choose a day and a time.',
      number: 'Write a number in digits, such as 3.',
      slug: 'Use small letters, digits and hyphens only, such as clean-up-day. Or clear it: it is then made from the title.',
      telephone: fieldMessages.english.rules.telephone,
      figures: 'Write each line like this: 494 m | above sea level',
      page: 'Choose a page.',
      place: 'Write degrees in digits, such as 8.4 and 124.9.',
      'image.src': 'Write a path that begins with /images/, such as /images/hall.webp.',
      'image.alt': 'Say on one line what the picture shows.',
      image: 'Write whole numbers of pixels, such as 800.',
      'file.src': 'Write a path that begins with /files/.',
      'file.name': 'Name the file on one line.',
      other: 'It cannot be saved like this. Type it again.',
    } as Readonly<Record<string, string>> & { readonly other: string },
    /** What has a sentence of its own, whatever its field. */
    byCode: {
      tooLong: ({ most, length }) => `Shorten it to ${most} characters. It has ${length}.`,
      tooManyLines: ({ most }) => `Keep at most ${most} lines.`,
      character: () =>
        'A character in it cannot be shown, such as a tab. Clear it and type it, instead of pasting.',
      deadLink: ({ link }) =>
        `This link leads nowhere: ${link}. Begin its address with https://, mailto: or tel:, or write a page of this site, such as /News.`,
      placeholder: ({ line, text, suggestion }) =>
        `${line === undefined ? 'It' : `Line ${line}`} has ${text}, which nothing fills. ${
          suggestion === undefined ? 'Write one of the words of the hint in braces' : `Write {${suggestion}}`
        }, or begin it with a question mark for what staff are asked, such as {?CTC number}.`,
      privateSign: () =>
        "A bullet or sign in it came from a word processor, and residents would see an empty box. Delete it, and type '-' where you want a bullet.",
      otherLines: ({ english, length }) =>
        `Write ${english} lines, one for each line of the English. It has ${length}.`,
      otherTime: ({ english }) =>
        `Give the same time as the English, '${english}', as a number and its unit.`,
      noEnglish: () => 'Write the English text first, or clear this one.',
      endsBefore: () => 'Choose an end that is later than the beginning.',
      otherDay: ({ date, begins }) =>
        `This event begins on ${formatProblemDay(begins)}, and the announcement is for ${formatProblemDay(date)}. Choose the same day for both.`,
      addressTaken: () =>
        'Another record has this address. Write another, or clear it: it is then made from the title.',
      needsWidth: () => 'Write {width} in the path where the width stands, or give only one width.',
      tooWide: () => 'Leave out the widths that are wider than the picture.',
      tooBig: () => 'The record is too long. Shorten its text.',
      tooManyServices: () =>
        'There are too many services. Hide another one from residents first, then save this one.',
    } satisfies Partial<Readonly<Record<ProblemCode, (values: ProblemValues) => string>>>,
    unknown: (names = '') =>
      `This record has something that this page does not know (${names}). Nothing you typed is wrong: ask your website administrator to take it out.`,
    atLine: (line: number | null, sentence: string) =>
      line === null ? sentence : `Line ${line}: ${sentence}`,
  },
  alertEnd: {
    today: 'Today 6 pm',
    tomorrow: 'Tomorrow 6 pm',
    past: 'This is past, so no page would show the alert. Choose a later end.',
  },
  kinds: { event: 'Event', closedHall: 'Closed hall', alert: 'Urgent alert', other: 'Other' },
  closing: {
    choices: { no: 'No', today: 'Today', days: 'These days' },
    hint: 'Save then closes it with the title as the reason, in each language. Days that are closed already stay closed.',
    toHint: 'Leave it empty for one day.',
    parts: { both: 'The whole day', morning: 'Only the morning', afternoon: 'Only the afternoon' },
    missing: 'Choose the first day on which the hall is closed.',
    past: 'This day is past. Choose today or a later day.',
    endsBefore: 'Choose a last day that is not before the first one.',
    tooMany: (most: number) => `At most ${most} days at once. Choose an earlier last day.`,
    weekend: 'The hall is never open on a Saturday or a Sunday. Choose other days, or No.',
    hidden: "A record that is hidden from residents closes no day. Choose No, or 'Yes, residents see it'.",
    done: (days: string, part: 'both' | 'morning' | 'afternoon') =>
      `The hall is closed on ${days}${part === 'both' ? '' : `, in the ${part}`}`,
    /** Before the link to the tab. */
    move: 'People who come then are not moved yet. Press the day and move them in the tab',
  },
  /** The steps of a service, each a row. */
  steps: {
    title: 'Steps',
    hint: 'In the order in which a resident goes through them. The page counts them itself.',
    step: (at: number) => `Step ${at}`,
    fields: {
      Procedure: 'What happens',
      responsible_person: 'Who does it',
      processing_time: 'How long it takes',
    },
    unit: 'Unit',
    units: { minute: 'minutes', hour: 'hours', day: 'days', words: 'in words' },
    /** The name of a control in the summary of problems. */
    name: (at: number, field: string) => `Step ${at}, ${field}`,
    translations: 'In Filipino and Cebuano',
    missing: (language: string) =>
      `Write the ${language}. Until then residents who read ${language} see the English.`,
    old: (language: string, english: string) =>
      `This ${language} was made from an older English text: ${english}. Change it, or confirm it below the steps.`,
    add: 'Add a step',
    addBelow: 'Add below',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    of: (action: string, at: number) => `${action}: step ${at}`,
  },
  /** Above the translations of a long text. */
  translationsOf: (field: string) => `${field}, in Filipino and Cebuano`,
  /** About a translation of an older English text. */
  stale: {
    label: (field: string, language: string) => `${field}, in ${language}`,
    why: (language: string) =>
      `This ${language} translation was made from an older English text. Residents who read ${language} see the English until you change the translation or confirm it.`,
    from: (english: string) => `The older English: ${english}`,
    missing: (language: string) =>
      `This text has no ${language} translation. Residents who read ${language} see the English until you write one.`,
    fits: (field: string, language: string) => `${field}: the ${language} translation still fits`,
    /** Beside a record in its list. */
    row: 'a translation is old or missing',
    note: (language: string, fields: string) =>
      `Residents who read ${language} see these texts in English: ${fields}. Their translation was made from an older English text, or there is none. To change that, open the record again.`,
  },
  saved: 'Saved',
  savedNext:
    'Residents will see it when they next open the page. An alert also comes to pages that are open, within minutes.',
  undo: 'Undo',
  undoing: 'Undoing...',
  undone: 'Undone',
  undoneNext: 'It is as it was before your change.',
  notUndone: 'It could not be undone',
  goOn: 'Back to the list',
  conflict: 'Nothing was saved',
  conflictWhy: 'Someone else has just changed this record. Look at it as it is now, then change it again.',
  readAnew: 'Look again',
  failed: 'Not saved',
  unsayable: 'This record holds values that cannot be changed here. Ask your website administrator.',
} as const;

/** What the staff page says about a saved record that people are to hear of. */
export const shareMessages = {
  title: 'Tell people',
  obstacles: {
    hidden:
      "This record is hidden, so nobody can open its address. Choose 'Yes, residents see it' and save it: the text is here then.",
    sample:
      "This record is a sample, so it is not shared. Untick 'This is a sample' once the information is real, and save it again.",
  },
  noAddress:
    'This site does not know its own address, so the text and the QR code name one that only this computer can open. Ask your website administrator to set SITE_URL.',
  post: 'Text for Facebook',
  postHint: "Paste it as a new post on the barangay's Facebook page. Facebook adds the picture by itself.",
  copy: 'Copy for Facebook',
  copied: 'Copied. Now open Facebook and paste it there.',
  copyFailed: 'The browser did not let this page copy. The text above is selected: copy it with Ctrl+C.',
  notice: 'Print as a notice',
  noticeHint:
    'One sheet for the bulletin board: the title in large letters, and a QR code that opens the page.',
  sheet: {
    posted: (day: string) => `Posted on ${day}`,
    when: 'When',
    where: 'Where',
    read: 'Read it on your phone:',
    qr: 'QR code of the address below',
  },
} as const;

/** docs/specification.md and the code: texts to the letter, tables and constants, by section. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formRequestMachine } from '../../machines/request/machine.ts';
import { parseServerSettings } from '../../server/http/settings.ts';
import { lists, maxAlerts } from '../../src/content/schema/lists.ts';
import { earliestBirthDate } from '../../src/domain/dates/age.ts';
import { workingDays } from '../../src/domain/dates/latestDay.ts';
import { unitsFromLargest } from '../../src/domain/duration/durationWords.ts';
import { recordIdPattern } from '../../src/domain/request/recordId.ts';
import { requestStateNames } from '../../src/domain/request/requestState.ts';
import { collectionOf, privateCollections } from '../../src/firestore/collections.ts';
import { feedbackKinds, maxFeedbackLength } from '../../src/form/feedback.ts';
import { type FieldName, fieldRowOf, requestFields } from '../../src/form/fields.ts';
import { type FormType, formPathNames } from '../../src/form/typeNames.ts';
import { formTypes } from '../../src/form/types.ts';
import { translateToEnglish } from '../../src/i18n/define.ts';
import { fieldMessages } from '../../src/i18n/en/fields.ts';
import { formMessages } from '../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../src/i18n/en/outcome.ts';
import { partMessages } from '../../src/i18n/en/parts.ts';
import { serviceMessages } from '../../src/i18n/en/service.ts';
import { versionMessages } from '../../src/i18n/en/version.ts';
import { allRoutes, pageTitle } from '../../src/routes/menu.ts';
import { site, slug } from '../../src/site.ts';
import { listProjectFiles } from '../../tools/cli/init/projectFiles.ts';

const lines = readFileSync('docs/specification.md', 'utf8').split(/\r?\n/);
const prose = lines.map((line) => line.trim()).join(' ');

/** The rows of the table whose first columns have these headings, without the signs of code. */
const readTable = (...headings: readonly string[]): readonly (readonly string[])[] => {
  const start = lines.findIndex((line) => line.startsWith(`| ${headings.join(' | ')} |`));
  const rest = lines.slice(start + 2);
  return rest
    .slice(0, rest.indexOf(''))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('`', '')));
};

const sections = lines.flatMap((line) => {
  const heading = /^## (§\d+) (.+)$/.exec(line);
  return heading === null ? [] : [heading.slice(1)];
});

describe('docs/specification.md', () => {
  it('has a heading for each section that code, tests and documents cite', () => {
    const cited = listProjectFiles()
      .filter((file) => /^(?:src|machines|server|tools|tests|docs)\/.*\.(?:tsx?|mjs|rules|md)$/.test(file))
      .flatMap((file) => readFileSync(file, 'utf8').match(/§\d+(?:\.\d+)*/g) ?? []);
    expect(cited.length).toBeGreaterThan(600);
    expect([...new Set(cited)].sort()).toEqual(sections.map(([section]) => section));
  });

  it('links each section at its beginning', () => {
    for (const [section = '', title = ''] of sections) {
      const anchor = `${section.slice(1)} ${title.toLowerCase()}`.replaceAll(' ', '-');
      expect(prose).toContain(`[${section} ${title}](#${anchor})`);
    }
  });

  it('has every path and title of the route table (§2)', () => {
    const slugPart = slug === '' ? '' : `-${slug}`;
    const rows = readTable('Path', 'Title').map(([path = '', title]) => [
      path.replace('-{slug}', slugPart),
      title,
    ]);
    expect(rows.sort()).toEqual(
      allRoutes.map(({ path, page }) => [path, pageTitle(page, translateToEnglish)]).sort(),
    );
  });

  it('has every form type with its service, its extra field and its word in an address (§3)', () => {
    const rows = Object.entries(formTypes).map(([type, { slug, extras }]) => [
      type,
      slug,
      extras.join(', '),
      formPathNames[type as FormType],
    ]);
    expect(readTable('Type', 'Service at `/services/`')).toEqual(rows);
  });

  it('has every field of a request in order, with its limit and whether it is sensitive (§3)', () => {
    const rows = readTable('Field', 'Value', 'Limit').map(([name, value = '', limit]) => [
      name,
      value.endsWith('sensitive'),
      Number(limit) || 0,
    ]);
    expect(rows).toEqual(
      (Object.keys(requestFields) as FieldName[]).map((name) => {
        const { sensitive = false, max = 0 } = fieldRowOf(name);
        return [name, sensitive, max];
      }),
    );
  });

  it('has every list of content with its collection, fields and limit (§3)', () => {
    const common = ['status', 'updated', 'sample', 'source'];
    expect(
      readTable('List', 'NAME').map(([list, name, fields = '', limit]) => [
        list,
        name,
        fields.split(', ').sort(),
        Number(limit),
      ]),
    ).toEqual(
      Object.entries(lists).map(([list, { collection, fields, limit }]) => [
        list,
        collection,
        Object.keys(fields)
          .filter((name) => !common.includes(name))
          .sort(),
        limit,
      ]),
    );
  });

  it('has every state of a form (§4)', () => {
    const states = readTable('State', 'What the page shows').map(([state]) => state);
    expect(states.sort()).toEqual(Object.keys(formRequestMachine.states).sort());
  });

  it('has every failure of a form with its message (§8)', () => {
    const rows = Object.entries(outcomeMessages.english.failure.codes);
    expect(readTable('Code', "Message behind 'Error submitting form: '")).toEqual(
      rows.map(([code, { message }]) => [code, `'${message}'`]),
    );
  });

  it('has the minutes of every unit of a duration (§9)', () => {
    expect(readTable('Unit', 'Minutes')).toEqual(
      unitsFromLargest.map(({ unit, minutes }) => [unit, minutes.toLocaleString('en')]).reverse(),
    );
  });

  it.each([
    ['§3', `from ${earliestBirthDate}`],
    [
      '§3',
      requestStateNames
        .map((name) => `\`${name}\``)
        .join(', ')
        .replace(/, (?=[^,]+$)/, ' or '),
    ],
    [
      '§3',
      Object.keys(feedbackKinds)
        .map((kind) => `\`${kind}\``)
        .join(', '),
    ],
    ['§3', `at most ${maxFeedbackLength}, none for`],
    ['§5', fieldMessages.english.fields.fname.none],
    ['§5', fieldMessages.english.fields.mname.none],
    ['§5', fieldMessages.english.fields.tin.none],
    ['§5', fieldMessages.english.rules.birthDateReal],
    ['§5', fieldMessages.english.rules.birthDateEarly],
    ['§5', fieldMessages.english.rules.birthDateFuture],
    ['§4', versionMessages.english.outdated.title],
    ['§8', outcomeMessages.english.failure.clock],
    ['§7', `limit ${collectionOf('contacts').limit}, once on mount`],
    ['§7', `limit ${collectionOf('charter').limit}; the page`],
    ['§7', `in the future, limit ${maxAlerts}`],
    ['§7', `${site.retention.finished} days after a request is released or refused`],
    [
      '§7',
      `else ${site.retention.unfinished} days after its schedule; feedback ${site.retention.feedback} days`,
    ],
    ['§7', `takes ${parseServerSettings({}).rateLimit} writes`],
    ['§7', `${parseServerSettings({}).readLimit.toLocaleString('en')} reads a minute`],
    ['§9', `\`${recordIdPattern.source}\``],
    ['§9', `${workingDays.simple} for a simple transaction, ${workingDays.complex} for a complex one`],
    ['§9', `${workingDays.highlyTechnical} for a highly technical one`],
  ])('has in %s: %s', (_, text) => {
    expect(prose.includes(text)).toBe(true);
  });
});

describe('§8 the error catalogue', () => {
  it.each([
    ['a generic routing failure', partMessages.english.errorScreen.title, 'Unexpected Application Error!'],
    ['a service that is not found', serviceMessages.english.notFound.title, 'Service not found'],
    ['a form that could not be saved', outcomeMessages.english.failure.lead, 'Error submitting form: '],
    ['a form that was saved', outcomeMessages.english.success.alert, 'Form submitted successfully!'],
    ['a weekend', formMessages.english.weekend.alert, 'Weekends are not allowed. Please select a weekday.'],
  ])('has the exact text for %s', (_, actual, text) => {
    expect(actual).toBe(text);
    expect(prose.includes(`'${text}'`)).toBe(true);
  });
  it.each(Object.entries(outcomeMessages.english.failure.codes))(
    'has a sentence for %s, and one about the next step',
    (_, { message, next }) => {
      expect(message.endsWith('.')).toBe(true);
      expect(next.endsWith('.')).toBe(true);
    },
  );
});

describe('§2 §4 the texts of the screens', () => {
  it.each([
    [formMessages.english.form.robot, "I'm not a robot"],
    [formMessages.english.form.submit, 'Submit'],
    [formMessages.english.form.submitting, 'Submitting...'],
    [
      formMessages.english.form.note.BARANGAY_CLEARANCE,
      'Bring a Zone Clearance and a Valid ID or Birth Certificate.',
    ],
    [serviceMessages.english.loading, 'Loading service details...'],
    [serviceMessages.english.requirements.none, 'No requirements specified for this service.'],
    [serviceMessages.english.purpose, 'PURPOSE'],
    [serviceMessages.english.client, 'CLIENT'],
    [serviceMessages.english.fees, 'FEES'],
    [serviceMessages.english.requirements.title, 'REQUIREMENTS'],
    [serviceMessages.english.requirements.general, 'General Requirements'],
    [serviceMessages.english.requirements.newcomers, 'For New Applicants'],
    [serviceMessages.english.requirements.renewal, 'For Renewal'],
    [serviceMessages.english.steps.procedure, 'Procedure'],
    [serviceMessages.english.steps.person, 'Responsible Person'],
    [serviceMessages.english.steps.time, 'Processing Time'],
    [serviceMessages.english.steps.total, 'Total'],
  ])('has the exact text: %s', (actual, text) => {
    expect(actual).toBe(text);
    expect(prose.includes(`'${text}'`)).toBe(true);
  });
});

describe('§5 the options', () => {
  it('lists the two sexes and the three civil statuses', () => {
    expect(Object.keys(formMessages.english.form.sexes)).toEqual(['Male', 'Female']);
    expect(Object.keys(formMessages.english.form.statuses).sort()).toEqual(['Married', 'Single', 'Widowed']);
  });
});

describe('§7 §9 the constants', () => {
  it('limits the contacts to 20, under the path of the specification', () => {
    expect(collectionOf('contacts')).toMatchObject({
      path: `${site.root}/EmergencyContact_List/list`,
      limit: 20,
    });
  });
  it('has the charter and the requests under the paths of the specification', () => {
    expect(collectionOf('charter').path).toBe(`${site.root}/CitizensCharter_List/list`);
    expect(privateCollections.requests.path).toBe(`${site.root}/Form_Requests/list`);
  });
  it.each([
    [partMessages.english.call, 'Click to call now!'],
    [serviceMessages.english.noTime, 'No time specified'],
    [serviceMessages.english.normal, ' (Under Normal Circumstances)'],
  ])('has the exact text: %s', (actual, text) => {
    expect(actual).toBe(text);
    expect(prose.includes(`'${text}'`)).toBe(true);
  });
});

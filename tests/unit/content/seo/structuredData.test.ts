/** Structured data for search engines uses only the vocabulary of schema.org, and states only certain facts. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articleConverters } from '../../../../src/content/models/article.ts';
import { toServices } from '../../../../src/content/models/service.ts';
import { toGovernmentService, toPublishedWork } from '../../../../src/content/seo/recordStructuredData.ts';
import {
  type StructuredData,
  toBreadcrumbList,
  toOrganization,
  toScriptText,
} from '../../../../src/content/seo/structuredData.ts';
import { parsePrice } from '../../../../src/domain/charter/price.ts';
import { toIsoProcessingTime } from '../../../../src/domain/duration/processingTime.ts';
import { formatTotalTime } from '../../../../src/domain/duration/totalTime.ts';
import { translateToEnglish } from '../../../../src/i18n/define.ts';
import { truncate } from '../../../../src/lib/truncate.ts';
import { breadcrumbTrailOf } from '../../../../src/routes/breadcrumbTrail.ts';
import { site } from '../../../../src/site.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';
import { createRecordContext } from '../../../support/recordContext.ts';

const address = 'https://barangay.example';

const entryOf = (data: object) =>
  articleConverters.news(
    [{ id: 'a', data: { status: 'active', title: 'Sample', slug: 'sample', ...data } }],
    createRecordContext(),
  )[0]!;
const serviceOf = (data: object) =>
  toServices(
    [{ id: 'a', data: { status: 'active', name: 'Sample service', ...data } }],
    createRecordContext(),
  )[0]!;
const service = (data: object) =>
  toGovernmentService(address, '/services/sample', serviceOf(data), '/Form_Request', translateToEnglish);

const picture = { src: '/images/fields-{width}.webp', alt: 'Fields', width: 960, height: 540, widths: [480] };
const entry = entryOf({
  summary: 'A sentence.',
  date: Date.UTC(2031, 4, 5, 22),
  updated: Date.UTC(2031, 4, 7, 1, 2, 3),
  image: picture,
});
const charter = {
  shortName: 'Sample',
  content: 'A paper.',
  client: 'Residents',
  fees: ['₱50'],
  Procedure: ['Ask', 'Wait'],
  processing_time: ['5 minutes', '1 hour'],
};

/** Every kind of structured data on the site, with all properties that it can have. */
const things: readonly StructuredData[] = [
  toOrganization(address),
  service(charter),
  service({ ...charter, fees: ['₱5 plus ₱1', 'Copies: ₱2'] }),
  ...(['news', 'ordinances', 'announcements'] as const).map((list) =>
    toPublishedWork(address, '/News/sample', list, entry, translateToEnglish),
  ),
  toBreadcrumbList(address, breadcrumbTrailOf('NewsArticle', translateToEnglish)),
];

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesIn = (value: unknown): readonly Node[] =>
  !isNode(value) ? [] : [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : isNode(value) ? Object.values(value).flatMap(textsIn) : [];
const read = (thing: StructuredData): Node => JSON.parse(toScriptText(thing)) as Node;

/** The types of schema.org with their own properties and their parents, from the declarations of schema-dts. */
const declarations = new Map(
  [
    ...readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8').matchAll(
      /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}/gms,
    ),
  ].map(([, name = '', parents = '', body = '']) => [
    name,
    {
      parents: parents.split(',').map((parent) => parent.trim()),
      own: [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = '']) => property),
    },
  ]),
);
const propertiesOf = (name: string): readonly string[] => {
  const found = declarations.get(name);
  return found === undefined ? [] : [...found.own, ...found.parents.flatMap(propertiesOf)];
};

/** The required properties of each type, and who requires them. */
const required = [
  ['GovernmentOrganization', ['name', 'url', 'address'], 'developers.google.com: Organization'],
  ['GovernmentService', ['name', 'provider', 'areaServed', 'serviceType'], 'schema.org: GovernmentService'],
  ['ServiceChannel', ['serviceLocation'], 'schema.org: ServiceChannel'],
  ['Offer', [], 'schema.org: Offer'],
  ['Audience', ['audienceType'], 'schema.org: Audience'],
  ['PostalAddress', ['addressLocality', 'addressCountry'], 'developers.google.com: Organization'],
  ['GovernmentBuilding', ['name', 'address', 'openingHours'], 'schema.org: CivicStructure'],
  ['AdministrativeArea', ['name', 'containedInPlace'], 'schema.org: Place'],
  ['Country', ['name'], 'schema.org: Place'],
  [
    'NewsArticle',
    ['headline', 'datePublished', 'dateModified', 'image', 'author'],
    'developers.google.com: Article',
  ],
  [
    'Article',
    ['headline', 'datePublished', 'dateModified', 'image', 'author'],
    'developers.google.com: Article',
  ],
  ['Legislation', ['name', 'legislationPassedBy', 'legislationJurisdiction'], 'schema.org: Legislation'],
  ['BreadcrumbList', ['itemListElement'], 'developers.google.com: Breadcrumb'],
  ['ListItem', ['position', 'name', 'item'], 'developers.google.com: Breadcrumb'],
] as const;

const urls = ['url', 'image', 'item', 'serviceUrl', '@id'];
const dates = ['datePublished', 'dateModified'];

describe('§2 structured data for search engines', () => {
  it('uses only types and properties of schema.org', () => {
    expect(propertiesOf('GovernmentServiceLeaf')).toContain('availableChannel');
    const strays = things.flatMap(nodesIn).flatMap((node) => {
      const allowed = propertiesOf(`${String(node['@type'])}Leaf`);
      return Object.keys(node)
        .filter((property) => !['@type', '@context', '@id', ...allowed].includes(property))
        .map((property) => `${String(node['@type'])}.${property}`);
    });
    expect(strays).toEqual([]);
  });

  it('lists the required properties of each type that the site uses', () => {
    const types = new Set(things.flatMap(nodesIn).map((node) => node['@type']));
    expect([...types].sort()).toEqual(required.map(([type]) => type).toSorted());
  });

  it.each(required)('includes in each %s the required properties %j (%s)', (type, properties) => {
    // An object that only refers to another by its address has no properties of its own.
    const nodes = things
      .flatMap(nodesIn)
      .filter(
        (node) =>
          node['@type'] === type &&
          !('@id' in node && !('@context' in node)) &&
          node.name !== site.municipality,
      );
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes)
      for (const property of properties)
        expect(node[property]).toSatisfy((value) => value !== undefined && value !== '');
  });

  it('uses only absolute addresses of this site, valid dates, and no null', () => {
    for (const node of things.flatMap(nodesIn))
      for (const [name, value] of Object.entries(node)) {
        if (urls.includes(name)) expect(new URL(String(value)).origin).toBe(address);
        if (dates.includes(name)) expect(new Date(String(value)).toISOString()).toContain(String(value));
        expect([name, value]).not.toEqual([name, null]);
      }
  });

  it('dates an article by its day in Manila, and adds dateModified only for a later change', () => {
    const news = toPublishedWork(address, '/News/sample', 'news', entry, translateToEnglish);
    expect(news).toMatchObject({
      '@type': 'NewsArticle',
      datePublished: '2031-05-06',
      dateModified: '2031-05-07T01:02:03.000Z',
      image: `${address}/images/fields-960.webp`,
    });
    const unchanged = toPublishedWork(
      address,
      '/News/sample',
      'news',
      { ...entry, updated: 0 },
      translateToEnglish,
    );
    expect(unchanged).not.toHaveProperty('dateModified');
  });

  it('leaves out the street, and the telephone while it is a sample', () => {
    const { number, sample } = site.hall.telephone;
    const script = toScriptText(toOrganization(address));
    expect(script.includes('telephone')).toBe(!sample);
    expect(script.includes(number)).toBe(!sample);
    expect(script).not.toContain('streetAddress');
  });

  it('cuts a headline after a word, at 110 characters', () => {
    const long = toPublishedWork(
      address,
      '/News/sample',
      'news',
      entryOf({ title: 'eleven more '.repeat(20) }),
      translateToEnglish,
    );
    expect(long).toMatchObject({ headline: expect.stringMatching(/^.{80,109}\w…$/) });
  });
});

describe('§2 hostile text in structured data', () => {
  it.each([...hostilePayloads, 'a\u2028b\u2029c', '<!--<script>'])(
    'escapes %s so that it cannot end the script, and parses it back unchanged',
    (payload) => {
      const hostile = { title: payload, slug: payload, summary: payload };
      const hostileData = [
        ...(['news', 'ordinances', 'announcements'] as const).map((list) =>
          toPublishedWork(
            address,
            '/News/sample',
            list,
            entryOf({ ...hostile, image: { ...picture, src: payload } }),
            translateToEnglish,
          ),
        ),
        service({ name: payload, shortName: payload, content: payload, client: payload, fees: [payload] }),
        toBreadcrumbList(address, [{ title: payload, path: '/News/sample' }]),
      ];
      for (const thing of hostileData) {
        expect(toScriptText(thing)).not.toMatch(/[<\u2028\u2029]/);
        expect(read(thing)).toEqual(thing);
        for (const node of nodesIn(read(thing)))
          for (const name of urls) if (name in node) expect(new URL(String(node[name])).origin).toBe(address);
      }
      expect(
        hostileData.some((thing) => textsIn(read(thing)).some((text) => text.includes(payload.slice(0, 5)))),
      ).toBe(true);
    },
  );
});

describe('§2 §9 certain prices and times in structured data', () => {
  it.each(['—', '-', '--'])('reads the fee %j, a cell that is struck through, as free', (fee) => {
    expect(parsePrice([fee], ['Sample'])).toBe('0.00');
  });
  it.each([
    [['₱50'], '50.00'],
    [['Sample: ₱1,050.50'], '1050.50'],
    [['Php 20'], '20.00'],
    [['Free'], '0.00'],
    [['Sample: libre.'], '0.00'],
    [['No fees'], '0.00'],
    [['No payment'], '0.00'],
    [['No Charge.'], '0.00'],
    [['No fee is charged'], '0.00'],
    [['Without charge'], '0.00'],
    [['Free of cost'], '0.00'],
    [['N/A'], '0.00'],
    [['n.a.'], '0.00'],
    [['Not applicable'], '0.00'],
    [['Walang bayad'], '0.00'],
    [['Walang  Babayaran'], '0.00'],
    [['Wala'], '0.00'],
    [['LIBRE'], '0.00'],
    [['Walay bayad'], '0.00'],
    [['Wala’y bayranan'], '0.00'],
    [['Sample: walay singil'], '0.00'],
    [['Zero'], '0.00'],
    [['0 pesos'], '0.00'],
    [['Zero pesos'], '0.00'],
    [['₱ 0.00'], '0.00'],
    [['No fees to be collected'], '0.00'],
    [['No fee to be paid'], '0.00'],
    [['None required'], '0.00'],
    [['Free (no charge)'], '0.00'],
    [['None / Free'], '0.00'],
    [['Libre/Walang bayad'], '0.00'],
    [['Not applicable (N/A)'], '0.00'],
    [['Wala bayad'], '0.00'],
    [['Wala po'], '0.00'],
    [['Wala pong bayad'], '0.00'],
    [['Walang bayad po'], '0.00'],
    [['Walang kabayaran'], '0.00'],
    [['Libre po'], '0.00'],
    [['Libre lang po'], '0.00'],
    [['Free service'], '0.00'],
    [['No service fee'], '0.00'],
    [['Sample: No processing fee.'], '0.00'],
    [['No payment for the first copy'], null],
    [['Free (residents)'], null],
    [['Free / ₱50'], null],
    [['Zero pesos for seniors'], null],
    [['None (first copy)'], null],
    [['()'], null],
    [['Free for senior citizens'], null],
    [['Walang bayad sa unang kopya'], null],
    [['No fee on Mondays'], null],
    [['Other paper: ₱50'], null],
    [['Photocopy, a page: ₱2'], null],
    [['₱5 plus ₱1 per ₱1,000 of income'], null],
    [['₱50', 'First-time jobseeker: free'], null],
    [['50'], null],
    [[], null],
  ])('reads the price of the fees %j as %s', (fees, price) => {
    expect(parsePrice(fees, ['Sample'])).toBe(price);
    const offered = read(service({ shortName: 'Sample', fees })).offers as Node | undefined;
    expect(offered?.price).toBe(price ?? undefined);
    expect(offered?.description).toBe(price === null && fees.length > 0 ? fees.join('. ') : undefined);
  });

  it.each([
    [['5 minutes', '1 hour'], '', 'PT1H5M'],
    [['5 minutes', '10 minutes'], '', 'PT15M'],
    [['2 hours'], '', 'PT2H'],
    [['5 minutes', ''], '', null],
    [['5 minutes', 'soon'], '', null],
    [['1 day'], '', null],
    [['23 hours', '60 minutes'], '', null],
    [['5 minutes'], '3 working days', null],
    [[], '', null],
  ])('reads the time of the steps %j with the manual total %j as %s', (times, manual, time) => {
    expect(
      toIsoProcessingTime(times, formatTotalTime(times, manual, translateToEnglish), translateToEnglish),
    ).toBe(time);
  });
});

describe('truncate', () => {
  it.each([
    ['The hall is closed today', 24, 'The hall is closed today'],
    ['The hall is closed today', 12, 'The hall is…'],
    ['The hall, closed', 10, 'The hall…'],
    ['Halls', 4, 'Hal…'],
    [' two\n lines ', 20, 'two lines'],
    ['a😀😀', 3, 'a…'],
  ])('cuts %j to at most %i characters as %j', (text, most, short) => {
    expect(truncate(text, most)).toBe(short);
    expect(truncate(text, most).length).toBeLessThanOrEqual(most);
  });
});

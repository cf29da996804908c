/**
 * The grade that Mozilla's HTTP Observatory gives headers, by its rules in our words: of a site behind TLS whose plain
 * http redirects to it, that sets no cookies, and loads its scripts from itself. Source: the npm package
 * @mdn/mdn-http-observatory 1.4.8 (analyzer/tests, grader/charts).
 */
type Headers = ReadonlyMap<string, string>;

const halfYear = 15_552_000;

const parseDirectives = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').map((each) => {
      const [name = '', ...sources] = each.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const policyScore = (policy: string): number => {
  if (policy === '') return -25;
  const directives = parseDirectives(policy);
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map(sourcesOf) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const isBroad = (source: string) => /^(\*|data:|blob:|https?:|ftp:|'unsafe-inline')$/.test(source);
  if (script.some(isBroad) || object.some((source) => source !== "'unsafe-inline'" && isBroad(source)))
    return -20;
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  const active = [...directives].filter(([name]) => !isPassive(name)).flatMap(([, sources]) => sources);
  if (active.some(isInsecure)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if ([...sourcesOf('img-src'), ...sourcesOf('media-src')].some(isInsecure)) return -10;
  if (style.some(isBroad)) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
};

const transportScore = (header: string): number => {
  const age = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age < halfYear ? -10 : 0;
};

const frameScore = (headers: Headers): number => {
  const ancestors = parseDirectives(headers.get('content-security-policy') ?? '')
    .get('frame-ancestors')
    ?.join();
  if (ancestors === "'none'" || ancestors === "'self'") return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
};

const strictReferrerPolicies = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

const referrerScore = (header: string): number => {
  if (header === '') return 0;
  return strictReferrerPolicies.includes(header) ? 5 : -5;
};

const resourceScore = (header: string): number => {
  if (header === '' || header === 'cross-origin') return 0;
  return header === 'same-origin' || header === 'same-site' ? 10 : -5;
};

/** Bonuses count only if the penalties leave 90 or more. */
export const scoreHeaders = (rawHeaders: Readonly<Record<string, string>>): number => {
  const headers: Headers = new Map(
    Object.entries(rawHeaders).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const of = (name: string) => headers.get(name) ?? '';
  const scores = [
    policyScore(of('content-security-policy')),
    transportScore(of('strict-transport-security')),
    frameScore(headers),
    referrerScore(of('referrer-policy')),
    resourceScore(of('cross-origin-resource-policy')),
    of('x-content-type-options') === 'nosniff' ? 0 : -5,
    of('access-control-allow-origin') === '' ? 0 : -50,
  ];
  const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 100);
  const without = sum(scores.filter((each) => each < 0));
  return Math.max(0, without >= 90 ? sum(scores) : without);
};

const grades = [
  'F',
  'F',
  'F',
  'F',
  'F',
  'D-',
  'D',
  'D',
  'D+',
  'C-',
  'C',
  'C',
  'C+',
  'B-',
  'B',
  'B',
  'B+',
  'A-',
  'A',
  'A',
  'A+',
];

/** `gradeHeaders({})` → D */
export const gradeHeaders = (headers: Readonly<Record<string, string>>): string =>
  grades[Math.min(20, Math.floor(scoreHeaders(headers) / 5))]!;

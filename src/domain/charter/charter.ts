/** The rules of the citizen's charter (spec §2, §3): which service an address means, labels, bullets, parallel lists. */

interface ServiceIdentity {
  readonly name: string;
  /** The one it was given when it was imported; blank where it has none. */
  readonly slug: string;
}

/** What is longer names no service. */
const maxSlugLength = 300;

/** The specification's rule: 'Barangay Clearance' → 'barangay-clearance'. */
const toPlainSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The last part of a service's own address: its slug, or what the specification makes of its name. */
export const serviceSlug = ({ slug, name }: ServiceIdentity): string => slug || toPlainSlug(name);

/** Without punctuation, blanks and hyphens collapsed: 'Records, Data &  Documents' → 'records-data-documents'. */
const toLooseSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

/** Fixed paths of the specification that no service's name turns into. */
const aliases: ReadonlyMap<string, string> = new Map([['health-and-services-main', 'health-and-services']]);

/** In this order: the first that finds a service decides. */
const slugRules: readonly ((service: ServiceIdentity, slug: string) => boolean)[] = [
  ({ name }, slug) => toPlainSlug(name) === slug,
  ({ name }, slug) => toLooseSlug(name) === toLooseSlug(slug),
  ({ name }, slug) => toLooseSlug(name) === aliases.get(slug),
  (service, slug) => service.slug.toLowerCase() === slug,
  // Its name may be one of another language.
  (service, slug) => service.slug.toLowerCase() === aliases.get(slug),
];

const isUsable = (slug: string): boolean => slug.length <= maxSlugLength && toLooseSlug(slug) !== '';

/** Whether an address' last part means this service, by any of the rules. */
export const matchesServiceSlug = (service: ServiceIdentity, slug: string): boolean =>
  isUsable(slug) && slugRules.some((rule) => rule(service, slug.toLowerCase()));

/** The service that an address means; of several the first. Null where there is none. */
export const findService = <T extends ServiceIdentity>(services: readonly T[], slug: string): T | null => {
  if (!isUsable(slug)) return null;
  for (const rule of slugRules) {
    const found = services.find((service) => rule(service, slug.toLowerCase()));
    if (found !== undefined) return found;
  }
  return null;
};

/** '• Valid ID' → 'Valid ID'; 'a - b' stays. */
export const removeBullet = (text: string): string => text.replace(/^[\s•▪●○◦·*–-]+/, '').trimEnd();

const ownLabel = /^(?:\([ab]\)|[ab][.)])/i;
const labels = ['(A)', '(B)'] as const;

export interface LabelledPurpose {
  /** '' where it has none: from the third on. */
  readonly label: string;
  readonly text: string;
}

/** The first two get (A) and (B), unless they begin with a label of their own: (A), A. or A), in any case. */
export const labelPurposes = (purposes: readonly string[]): readonly LabelledPurpose[] =>
  purposes.map((purpose, at) => {
    const own = ownLabel.exec(purpose)?.[0];
    if (own === undefined) return { label: labels[at] ?? '', text: purpose };
    return { label: own, text: purpose.slice(own.length).trim() };
  });

/** Rows of parallel lists, the shorter ones padded with blanks; rows without any text left out. */
export const zipColumns = (...columns: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const rowCount = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: rowCount }, (_, row) => columns.map((column) => column[row] ?? '')).filter(
    (cells) => cells.some((cell) => cell !== ''),
  );
};

/** Rules of the citizen's charter (spec §2, §3): finding a service by its slug, labels, bullets, parallel lists. */

interface ServiceIdentity {
  readonly name: string;
  /** Assigned at import; blank when the service has none. */
  readonly slug: string;
}

/** No service has a longer slug. */
const maxSlugLength = 300;

/** The specification's rule: 'Barangay Clearance' → 'barangay-clearance'. */
const toPlainSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The last segment of a service's path: its slug, or the specification's slug of its name. */
export const serviceSlug = ({ slug, name }: ServiceIdentity): string => slug || toPlainSlug(name);

/** Drops punctuation, collapses blanks and hyphens: 'Records, Data &  Documents' → 'records-data-documents'. */
const toLooseSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

/** A fixed path of the specification that no service's name produces, and the path of that service's older name. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['health-and-services-main', 'health-and-services'],
  ['health-and-services', 'health-and-services-main'],
]);

/** In order: the first rule that finds a service wins. */
const slugRules: readonly ((service: ServiceIdentity, slug: string) => boolean)[] = [
  ({ name }, slug) => toPlainSlug(name) === slug,
  ({ name }, slug) => toLooseSlug(name) === toLooseSlug(slug),
  ({ name }, slug) => toLooseSlug(name) === aliases.get(slug),
  (service, slug) => service.slug.toLowerCase() === slug,
  // The name may be in another locale.
  (service, slug) => service.slug.toLowerCase() === aliases.get(slug),
];

const isUsable = (slug: string): boolean => slug.length <= maxSlugLength && toLooseSlug(slug) !== '';

/** Whether a slug identifies this service by any of the rules. */
export const matchesServiceSlug = (service: ServiceIdentity, slug: string): boolean =>
  isUsable(slug) && slugRules.some((rule) => rule(service, slug.toLowerCase()));

/** The service with this slug, the first of several; null when there is none. */
export const findService = <T extends ServiceIdentity>(services: readonly T[], slug: string): T | null => {
  if (!isUsable(slug)) return null;
  for (const rule of slugRules) {
    const found = services.find((service) => rule(service, slug.toLowerCase()));
    if (found !== undefined) return found;
  }
  return null;
};

/**
 * Signs that are nothing but bullets: geometric shapes, check marks, stars, and private-use signs, as which word processors
 * store the bullets of their own fonts. A cross is no bullet: it may say 'not'.
 */
export const bulletSigns = '•‣⁃⁌⁍∘∙⦁⦾⦿▀-◿★☆☐☑♦⚪⚫⬛⬜⬝⬞⬤⯀-⯑✅✓✔✙-✥✦-❋❍-❖⮚⮞➔➘-➾🔘🔴🔵🔶-🔻🟠-🟫\\p{Co}';
const bullets = new RegExp(`^(?:[\\s${bulletSigns}\\ufe0e\\ufe0f·・*→⇒»›‐‑‒–—−-]|>(?!\\s*\\d))+`, 'u');
/** Letters that become bullets where the font of the word processor is missing, such as Courier's o. */
const letterBullet = /^(?:[loqvnØü¨]|§(?!\s*\d))\s+(?=\S)/u;

const removeSigns = (text: string): string => text.replace(bullets, '').trimEnd();

/** '• Valid ID' → 'Valid ID'; 'o Valid ID' → 'Valid ID'; 'a - b' stays. */
export const removeBullet = (text: string): string => removeSigns(text).replace(letterBullet, '');

/**
 * The lines of a list without bullets. A letter is a bullet only in a list that begins with one: after another item,
 * 'o Valid ID' is Filipino for 'or a valid ID'.
 */
export const removeBullets = (lines: readonly string[]): readonly string[] => {
  const items = lines.map(removeSigns);
  const first = items.find((item) => item !== '') ?? '';
  return letterBullet.test(first) ? items.map(removeBullet) : items;
};

/** Items of a single list: without bullets, because the page adds its own, and without blank items. */
export const cleanItems = (lines: readonly string[]): readonly string[] =>
  removeBullets(lines).filter((item) => item !== '');

/** '1. Ask', '2) Ask', '(3) Ask', 'Step 4: Ask', 'Hakbang 5 - Ask' */
const ownNumber = /^(?:(?:step|hakbang|lakang)\s+)?\(?(\d{1,3})(?:[.):]+|\s*[–-](?=\s))\s*(?=[^\s\d])/iu;

/** Removes the numbers of steps that count as the page does, which shows its own: ['1. Ask', '2. Pay'] → ['Ask', 'Pay'] */
export const removeNumbers = (steps: readonly string[]): readonly string[] =>
  steps.every((step, at) => step === '' || Number(ownNumber.exec(step)?.[1]) === at + 1)
    ? steps.map((step) => step.replace(ownNumber, ''))
    : steps;

const ownLabel = /^(?:\([ab]\)|[ab][.)])/i;
const labels = ['(A)', '(B)'] as const;

export interface LabelledPurpose {
  /** '' without a label: from the third purpose on. */
  readonly label: string;
  readonly text: string;
}

/** Labels the first two (A) and (B), unless they start with a label of their own: (A), A. or A), in any case. */
export const labelPurposes = (purposes: readonly string[]): readonly LabelledPurpose[] =>
  purposes.map((purpose, at) => {
    const own = ownLabel.exec(purpose)?.[0];
    if (own === undefined) return { label: labels[at] ?? '', text: purpose };
    return { label: own, text: purpose.slice(own.length).trim() };
  });

/** Rows of parallel lists. Pads shorter lists with blanks and drops rows without text. */
export const zipColumns = (...columns: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const rowCount = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: rowCount }, (_, row) => columns.map((column) => column[row] ?? '')).filter(
    (cells) => cells.some((cell) => cell !== ''),
  );
};

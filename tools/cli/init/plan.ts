/** The files that `npm run init` writes, with their new text. Unchanged files are left out. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureDirectories } from '../../../server/content/contentFiles.ts';
import { upstreamSite } from '../../../server/ops/siteRules.ts';
import { inSentence, type SiteFile } from '../../../src/site.ts';
import { iconPath, iconSizes } from '../../../src/theme/logo.ts';
import { createTokens } from '../../../src/theme/tokens.ts';
import { contrastRatio } from './contrast.ts';
import { formatSiteFile, isSamePlace } from './createSite.ts';
import { renderIcon } from './logoPng.ts';
import { createPlainSeal } from './seal.ts';
import { isOutdatedPicture, renderSharePicture, showsSame } from './sharePicture.ts';

const starters = join(import.meta.dirname, 'content');

/** A test of the specification that names one barangay: init removes it. */
export const namedTest = 'tests/repo/specificationOfDicklum.test.ts';

/**
 * Whether the project belongs to a barangay of its own. An upgrade may restore the named test, so the collection counts
 * too.
 */
export const isAdopted = (root: string, { root: collection }: SiteFile): boolean =>
  collection !== upstreamSite.root || !existsSync(join(root, namedTest));

export interface InitPlan {
  readonly writes: ReadonlyMap<string, string | Uint8Array>;
  readonly removes: readonly string[];
  /** A sentence for each thing that the person should know. */
  readonly notes: readonly string[];
}

/**
 * @param root the project's root
 * @param seal the text of a new seal; null without one
 */
export function createInitPlan(root: string, now: SiteFile, next: SiteFile, seal: string | null): InitPlan {
  const writes = new Map<string, string | Uint8Array>();
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
  const put = (file: string, content: string | Uint8Array): void => {
    const at = join(root, file);
    if (!existsSync(at) || !readFileSync(at).equals(Buffer.from(content))) writes.set(file, content);
  };
  const change = (file: string, to: (text: string) => string): void => {
    if (existsSync(join(root, file))) put(file, to(textOf(file)));
  };
  const isSame = isSamePlace(now, next);

  change('package.json', (text) =>
    text
      .replace(/^ {2}"name": ".*"/m, `  "name": "${next.tag}"`)
      .replace(/("description": "The public website of )[^:"]*:/, `$1Barangay ${next.name}:`),
  );
  change('package-lock.json', (text) => {
    const lock = JSON.parse(text) as { name: string; packages: Record<string, { name?: string }> };
    lock.name = next.tag;
    if (lock.packages['']) lock.packages[''].name = next.tag;
    return `${JSON.stringify(lock, null, 2)}\n`;
  });
  change('README.md', (text) => updateReadme(text, next));
  change('SECURITY.md', (text) => updateContact(text, next));
  change('docs/design.md', (text) => updateDesign(text, next.colours));

  const sealFile = `public${next.seal}`;
  const sealBefore = existsSync(join(root, sealFile)) ? textOf(sealFile) : '';
  const hadPlain = sealBefore === createPlainSeal(now.colours);
  const sealAfter = seal ?? (!isSame || hadPlain ? createPlainSeal(next.colours) : sealBefore);
  if (sealAfter !== sealBefore) put(sealFile, sealAfter);
  for (const side of [...iconSizes.manifest, iconSizes.apple])
    put(`public${iconPath(side)}`, renderIcon(side, next.colours));
  const picture = planPicture({
    file: isSame ? readIfThere(join(root, `public${next.picture.src}`)) : null,
    before: { site: now, seal: sealBefore },
    after: { site: next, seal: sealAfter },
  });
  if (picture.png !== null) put(`public${next.picture.src}`, picture.png);
  put('src/site.json', formatSiteFile({ ...next, picture: { ...next.picture, shows: picture.shows } }));
  if (!isSame) for (const name of readdirSync(starters)) put(`content/${name}`, readStarter(name, next));
  const removes = [
    ...(now.picture.src === next.picture.src ? [] : [`public${now.picture.src}`]),
    ...(isSame && !isAdopted(root, now) ? [] : [namedTest]),
    // Of the barangay before: no sample record shows one.
    ...(isSame ? [] : listPictureFiles(root)),
  ].filter((file) => existsSync(join(root, file)));
  return { writes, removes, notes: picture.notes };
}

/** The pictures and PDFs that staff added. */
const listPictureFiles = (root: string): readonly string[] =>
  [...pictureDirectories].flatMap((directory) => {
    const folder = `content/${directory}`;
    return existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
      : [];
  });

const readIfThere = (file: string): Buffer | null => (existsSync(file) ? readFileSync(file) : null);

/** What the picture of shared links is rendered from. */
interface PictureSource {
  readonly site: SiteFile;
  readonly seal: string;
}

interface PicturePlan {
  /** Null: the file stays. */
  readonly png: Uint8Array | null;
  readonly shows: string;
  readonly notes: readonly string[];
}

/** @param file the picture that is there; null for none, or for one of another place */
const planPicture = ({
  file,
  before,
  after,
}: {
  readonly file: Buffer | null;
  readonly before: PictureSource;
  readonly after: PictureSource;
}): PicturePlan => {
  const { src, shows } = after.site.picture;
  if (file !== null && shows === 'own') return { png: null, shows, notes: [] };
  const { png, problems } = renderSharePicture(after.site, after.seal);
  if (file !== null && showsSame(file, png)) return { png: null, shows, notes: problems };
  const isOurs =
    file === null ||
    isOutdatedPicture(file, before.site.colours) ||
    showsSame(file, renderSharePicture(before.site, before.seal).png);
  return isOurs
    ? { png, shows: 'plateau', notes: problems }
    : {
        png: null,
        shows,
        notes: [
          `public${src} stays: init did not render it from the present seal, names and colors. npm run init picture does so now. If it is your own, write "shows": "own" beside its path in src/site.json.`,
        ],
      };
};

/** Sample records of a list with the names of the place, in the export's format. */
const readStarter = (file: string, { name, municipality, province }: SiteFile): string => {
  const placeholders: Readonly<Record<string, string>> = {
    '{barangay}': `Barangay ${name}`,
    '{municipality}': municipality,
    '{province}': province,
  };
  const named = (_: string, value: unknown): unknown =>
    typeof value === 'string'
      ? value.replace(/\{(?:barangay|municipality|province)\}/g, (mark) => placeholders[mark] ?? mark)
      : value;
  return `${JSON.stringify(JSON.parse(readFileSync(join(starters, file), 'utf8'), named), null, 2)}\n`;
};

const updateReadme = (text: string, { name, municipality, province }: SiteFile): string =>
  text
    .replace(/^# Barangay .*$/m, () => `# Barangay ${name}`)
    .replace(
      /^The public website of Barangay .*?, and the application/m,
      () =>
        `The public website of Barangay ${name}, ${inSentence(municipality)}, ${inSentence(province)}, and the application`,
    );

/** Updates where to report a weakness: the hall, with its telephone once it has given one. */
export const updateContact = (text: string, { hall: { address, telephone } }: SiteFile): string =>
  text.replace(/^> .*$/m, () => `> ${address}${telephone.sample ? '' : `, telephone ${telephone.number}`}`);

/** Updates the table of colors and its contrasts. */
const updateDesign = (text: string, colours: SiteFile['colours']): string => {
  const tokens = createTokens(colours);
  type Token = keyof typeof tokens;
  return text.replace(
    /^\| `(\w+)` \| #\w+ \| #\w+ \| ([^|]+) \|([^|]*)\|$/gm,
    (row, token: string, meaning: string, contrast: string) => {
      if (!(token in tokens)) return row;
      const { light, dark } = tokens[token as Token];
      const updatedContrast = contrast.replace(/[\d.]+ \/ [\d.]+(?: on (\w+))?/, (figures, on = 'paper') => {
        const found = (['light', 'dark'] as const).map((theme) =>
          contrastRatio(tokens[token as Token][theme], tokens[on as Token][theme]).toFixed(1),
        );
        return figures.replace(/^[\d.]+ \/ [\d.]+/, found.join(' / '));
      });
      return `| \`${token}\` | ${light} | ${dark} | ${meaning} |${updatedContrast}|`;
    },
  );
};

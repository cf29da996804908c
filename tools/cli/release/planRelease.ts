/** What `npm run release` writes: the version, and the section of CHANGELOG.md that becomes its own. */
import { UserError } from '../../../server/lib/userError.ts';

export interface ReleaseFiles {
  readonly changelog: string;
  readonly packageJson: string;
  readonly packageLock: string;
}

export interface ReleasePlan extends ReleaseFiles {
  /** Whether the rules of the store must be deployed before the pages. */
  readonly hasRules: boolean;
}

const versionPattern = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/;

const isLater = (next: string, now: string): boolean => {
  const [after, before] = [next, now].map((version) => version.split('.').map(Number));
  const at = after!.findIndex((part, index) => part !== before![index]);
  return at !== -1 && after![at]! > before![at]!;
};

/** Sets the version of the project, which comes first in both files. */
const setVersion = (text: string, now: string, next: string, times: number): string => {
  let left = times;
  return text.replaceAll(`"version": "${now}"`, (old) => (left-- > 0 ? `"version": "${next}"` : old));
};

/**
 * @param version such as '0.3.0'
 * @param day the date of the release, yyyy-mm-dd
 * @throws UserError that says what is missing
 */
export function planRelease(
  { changelog, packageJson, packageLock }: ReleaseFiles,
  version: string,
  day: string,
): ReleasePlan {
  const { version: now } = JSON.parse(packageJson) as { readonly version: string };
  if (!versionPattern.test(version))
    throw new UserError(`A version is three numbers, such as 0.3.0; this is '${version.slice(0, 40)}'.`);
  if (!isLater(version, now))
    throw new UserError(`${version} is not later than ${now}, the version of package.json.`);
  const [heading, , section = ''] =
    /^## Unreleased(\r?\n)([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog) ?? [];
  if (heading === undefined) throw new UserError("CHANGELOG.md has no section '## Unreleased'.");
  if (!/^- /m.test(section))
    throw new UserError(
      "CHANGELOG.md names no change below '## Unreleased': write what an upgrade has to know.",
    );
  return {
    changelog: changelog.replace(/^## Unreleased$/m, () => `## Unreleased\n\n## ${version} (${day})`),
    packageJson: setVersion(packageJson, now, version, 1),
    packageLock: setVersion(packageLock, now, version, 2),
    hasRules: /\*\*Deploy the rules first\*\*/.test(section),
  };
}

/** What a clerk, or the command, enters for a document, and how the core receives it. */

import type { Official } from '../../content/models/official.ts';
import { formatCentavos } from '../../domain/documents/amount.ts';
import { removePaperChoice } from '../../form/certificate.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localizations } from '../../i18n/localizations.ts';
import { formatRequestField, type StaffRequest } from '../request.ts';
import type { DocumentTextVersions } from './documentTexts.ts';
import { type FilledSheet, fillSheet, type Signatory } from './fillSheet.ts';

const captainPattern = /^punong barangay$/i;

/** The officials who may sign: those with a name. */
export const listSigners = (officials: readonly Official[]): readonly Official[] =>
  officials.filter(({ name }) => name !== '');

export const findCaptain = (officials: readonly Official[]): Official | null =>
  listSigners(officials).find(({ position }) => captainPattern.test(position)) ?? null;

export const toSignatory = (official: Official | null): Signatory | null =>
  official && {
    name: official.name,
    position: official.position,
    isCaptain: captainPattern.test(official.position),
  };

/** The purpose as the person wrote it, without the paper that the form put before it. */
export const readPurpose = (request: StaffRequest): string =>
  removePaperChoice(formatRequestField(request, 'purpose', 500));

interface TypedDocument {
  readonly text: DocumentTextVersions;
  readonly locale: Locale;
  readonly request: StaffRequest;
  readonly signatory: Official | null;
  readonly purpose: string;
  readonly receipt: string;
  /** Centavos. */
  readonly amount: number;
  /** By question. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Fills in the sheet for a day, in the language that was chosen where the text has it. */
export const createFill =
  ({ text: { versions }, locale, signatory, amount, ...typed }: TypedDocument) =>
  (today: string): FilledSheet => {
    const spoken = versions[locale] === undefined ? 'en' : locale;
    return fillSheet(
      {
        ...typed,
        text: versions[spoken] ?? versions.en,
        locale: spoken,
        translate: localizations[spoken].translate,
        signatory: toSignatory(signatory),
        amount: formatCentavos(amount),
      },
      today,
    );
  };

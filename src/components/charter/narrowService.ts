/**
 * Leaves out the papers and fees of a service that are for another certificate, or for new applicants where somebody renews. What it
 * does not understand stays: a paper too many is better than a second way to the hall.
 */
import type { ServiceSummary } from '../../content/models/formService.ts';
import type { PaperChoice } from '../../form/certificate.ts';
import type { Translate } from '../../i18n/define.ts';
import { formMessages } from '../../i18n/en/form.ts';
import type { QueryResult } from '../../query/useRecords.ts';

/** A service that may be narrowed. */
export interface ChosenService extends ServiceSummary {
  /** Absent while papers and fees are those of everybody. */
  readonly choice?: PaperChoice;
}

/** 'Certificate of residency: ₱50' → 'Certificate of residency'; '' without a colon. */
const labelOf = (line: string): string => /^([^:]*):/.exec(line)?.[1] ?? '';

/** Whether a line is for some people only: 'For a child: the yellow card', 'Para sa bata: ...' → true */
export const isConditional = (line: string): boolean =>
  /^\s*(?:for|if|para|kung|alang|kon)\s[^:]*:/i.test(line);

/** Whether the charter has different papers for a new applicant and for a renewal. */
export const hasNewAndRenewal = (service: Pick<ServiceSummary, 'requirements'> | null): boolean =>
  service !== null && service.requirements.newcomers.length > 0 && service.requirements.renewal.length > 0;

/**
 * The options that rule each other out, and where a fee names one: 'new' outside a label may be about anything. Who needs a certificate
 * pays its fee alone; who renews pays besides what everybody pays.
 */
const questions = [
  { options: ['residency', 'indigency', 'first job'], textOf: String, isAlone: true },
  { options: ['new', 'renewal'], textOf: labelOf, isAlone: false },
] as const;

type Option = (typeof questions)[number]['options'][number];

/** Whether words of the text name the option, in English or in the language of the page: 'First-time jobseeker' → 'first job' */
const names = (text: string, option: Option, translate: Translate): boolean => {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return [formMessages.english, translate(formMessages)].some(({ requirements }) =>
    // A plural, or the linker of the language, may end a word; 'newborn' is no 'new'.
    requirements.choiceWords[option].some((word) =>
      ['', 's', 'g', 'ng'].some((ending) => words.includes(` ${word}${ending} `)),
    ),
  );
};

export const narrowService = (
  service: ServiceSummary,
  { certificate, newOrRenewal }: PaperChoice,
  translate: Translate,
): ChosenService => {
  const choice = { certificate, newOrRenewal: hasNewAndRenewal(service) ? newOrRenewal : null };
  const choices = questions.flatMap(({ options, textOf, isAlone }) =>
    options
      .filter((option) => option === choice.certificate || option === choice.newOrRenewal)
      .map((chosen) => ({
        textOf,
        isAlone,
        isNamed: (text: string) => names(text, chosen, translate),
        isOther: (text: string) =>
          options.some((option) => option !== chosen && names(text, option, translate)),
      })),
  );
  /** The fees that name the choice, where they stand alone; else those that name no other; all, where none is left. */
  const pickFees = (fees: readonly string[]): readonly string[] =>
    choices.reduce((all, { textOf, isAlone, isNamed, isOther }) => {
      const named = isAlone ? all.filter((fee) => isNamed(textOf(fee))) : [];
      const rest = all.filter((fee) => isNamed(textOf(fee)) || !isOther(textOf(fee)));
      return [named, rest, all].find(({ length }) => length > 0) ?? all;
    }, fees);
  /** Without the lines whose condition names only another choice. */
  const pickPapers = (papers: readonly string[]): readonly string[] =>
    papers.filter(
      (paper) =>
        !isConditional(paper) ||
        choices.every(({ isNamed, isOther }) => isNamed(labelOf(paper)) || !isOther(labelOf(paper))),
    );
  const { general, newcomers, renewal } = service.requirements;
  return {
    ...service,
    choice,
    fees: pickFees(service.fees),
    requirements: {
      general: pickPapers(general),
      newcomers: choice.newOrRenewal === 'renewal' ? [] : pickPapers(newcomers),
      renewal: choice.newOrRenewal === 'new' ? [] : pickPapers(renewal),
    },
  };
};

/** The result of a query of the service, narrowed once it is there. */
export const narrowResult = (
  result: QueryResult<ServiceSummary | null>,
  choice: PaperChoice,
  translate: Translate,
): QueryResult<ChosenService | null> =>
  result.status === 'success' && result.data !== null
    ? { status: 'success', data: narrowService(result.data, choice, translate) }
    : result;

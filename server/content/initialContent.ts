/** The initial records of a new installation, each with its path: all of them, or none if one has a mistake. */
import { type PlannedWrite, planImport } from '../../src/content/import/importPlan.ts';
import { formatFieldProblem } from '../../src/content/schema/fieldProblems.ts';
import { truncateLines, UserError } from '../lib/userError.ts';
import type { PictureFilesByName } from './pictureFiles.ts';
import { readContent } from './readContent.ts';

export interface InitialContent {
  readonly records: readonly PlannedWrite[];
  /** The files of the pictures and PDFs that the records show. */
  readonly pictures: PictureFilesByName;
}

/**
 * @param now epoch ms, the last change of a record whose file has none
 * @throws UserError that names the mistakes, at most the first hundred
 */
export function planInitialContent(directory: string, now: number): InitialContent {
  const content = readContent(directory);
  const plan = planImport(content, new Map(), now);
  const planProblems = plan.problems.map((problem) => formatFieldProblem(problem.where, problem));
  const problems = [...content.problems, ...planProblems];
  if (problems.length > 0) throw new UserError(truncateLines(problems).join('\n'));
  return { records: plan.lists.flatMap(({ writes }) => writes), pictures: content.pictures };
}

/** The records alone. @throws UserError as `planInitialContent` */
export const readInitialContent = (directory: string, now: number): readonly PlannedWrite[] =>
  planInitialContent(directory, now).records;

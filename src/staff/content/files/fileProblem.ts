/** Why a chosen file is refused: a code with its own sentence (`messages.files.problems`). */
import type { staffContentMessages } from '../messages.ts';

export type FileProblem = keyof (typeof staffContentMessages)['files']['problems'];

export class FileError extends Error {
  readonly code: FileProblem;
  constructor(code: FileProblem, options?: ErrorOptions) {
    super(`The file is refused: ${code}.`, options);
    this.code = code;
  }
}

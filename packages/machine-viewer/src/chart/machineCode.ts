/** Where machines are written. The code is found at build time (../code/findMachineCode.ts), and the page shows it. */
export interface CodePlace {
  /** The key of `files`. */
  readonly file: string;
  /** The first and the last line, from 1. */
  readonly first: number;
  readonly last: number;
}

export interface MachineCode {
  /** The text of each file, by its path from the project's folder: 'machines/request/machine.ts'. */
  readonly files: Readonly<Record<string, string>>;
  /** The places by machine, then by a state's id or a transition's name. */
  readonly places: Readonly<Record<string, Readonly<Record<string, CodePlace>>>>;
}

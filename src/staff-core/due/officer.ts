/** Who handles a request: RA 11032 has the citizen know an official's name and position. */
export interface Officer {
  /** At most `maxOfficerText` characters, one line. */
  readonly by: string;
  /** The same. */
  readonly position: string;
}

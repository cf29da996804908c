/** The place's facts for messages. Callers pass them in from site.json, because messages import nothing. */
export interface SitePlace {
  /** 'Sample' */
  readonly name: string;
  /** 'Barangay Sample' */
  readonly barangay: string;
  readonly municipality: string;
  readonly province: string;
  /** The hall's opening and closing times: '08:00'. */
  readonly opens: string;
  readonly closes: string;
}

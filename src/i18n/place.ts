/** What sentences say of the place. It is given from the site's file by whoever shows them, for words import nothing. */
export interface SitePlace {
  /** 'Sample' */
  readonly name: string;
  /** 'Barangay Sample' */
  readonly barangay: string;
  readonly municipality: string;
  readonly province: string;
  /** When the hall opens and closes: '08:00'. */
  readonly opens: string;
  readonly closes: string;
}

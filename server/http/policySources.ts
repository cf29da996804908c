/** What a build asks of other hosts. The content security policy and the staff page are made of it. */
/** What a build was configured with, as far as it is asked of another host. */
export interface PolicySources {
  /** Where the records are: Cloud Firestore, or the store that serves the page. */
  readonly store: 'embedded' | 'cloud';
  readonly hasAppCheck: boolean;
  /** Origins of the street map's pictures, where they are not the site's own. */
  readonly tiles: readonly string[];
}

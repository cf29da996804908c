/**
 * The part of a build's configuration that causes requests to other hosts. The content security policy and the staff page
 * depend on it.
 */
export interface PolicySources {
  /** Where the records are: Cloud Firestore, or the store of the server that serves the page. */
  readonly store: 'embedded' | 'cloud';
  readonly hasAppCheck: boolean;
  /** Origins of the street map's tiles, other than the site's own. */
  readonly tiles: readonly string[];
}

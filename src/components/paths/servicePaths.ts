/** The paths of a service: its list, its page, its receipt. Those of its form are in src/form/requestPath.ts. */
import { recordPages } from '../../content/seo/recordPages.ts';
import { matchesServiceSlug } from '../../domain/charter/charter.ts';
import { type FormType, formTypes } from '../../form/types.ts';
import { routeOfPage } from '../../routes/menu.ts';
import { recordPath } from '../../routes/recordRoutes.ts';

export const { path: charterPath } = routeOfPage('CitizensCharter');

/** The form type of a service, from the table of form types; null when it has no form. */
export const findFormType = (service: { readonly name: string; readonly slug: string }): FormType | null =>
  (Object.keys(formTypes) as FormType[]).find((type) => matchesServiceSlug(service, formTypes[type].slug)) ??
  null;

/** '/services/issuance-of-barangay-clearance' */
export const formServicePath = (type: FormType): string =>
  recordPath(recordPages.charter, formTypes[type].slug);

/** The page that looks a receipt up. */
export const { path: checkRequestPath } = routeOfPage('RequestStatus');

/**
 * The page of a receipt.
 * @param fragment the code, and what the link says besides. No server receives it.
 */
export const requestStatusPath = (fragment: string): string => `${checkRequestPath}#${fragment}`;

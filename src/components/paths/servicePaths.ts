/** Where a service is found: its list, its own page, its request, its receipt. */
import { recordPages } from '../../content/seo/recordPages.ts';
import { matchesServiceSlug } from '../../domain/charter/charter.ts';
import { type FormType, formTypes } from '../../form/types.ts';
import { routeOfPage } from '../../routes/menu.ts';
import { recordPath } from '../../routes/recordRoutes.ts';

export const { path: charterPath } = routeOfPage('CitizensCharter');

/** The form of a service, by the one table of types; null where it has none. */
export const findFormType = (service: { readonly name: string; readonly slug: string }): FormType | null =>
  (Object.keys(formTypes) as FormType[]).find((type) => matchesServiceSlug(service, formTypes[type].slug)) ??
  null;

/** '/services/issuance-of-barangay-clearance' */
export const formServicePath = (type: FormType): string =>
  recordPath(recordPages.charter, formTypes[type].slug);

/** Where a service is chosen. */
export const { path: serviceChooserPath } = routeOfPage('FormRequest');

export const requestPath = (type: FormType): string => `${serviceChooserPath}?formType=${type}`;

/** Where a receipt is looked up; the code is the fragment, which no server sees. */
export const requestStatusPath = (code: string): string => `${routeOfPage('RequestStatus').path}#${code}`;

/** Where a service is found: its list, its own page, its request, its receipt. */
import { recordPages } from '../../content/seo/recordPages.ts';
import { isMeantBy } from '../../domain/charter/charter.ts';
import { type FormType, formTypes } from '../../form/types.ts';
import { routeTo } from '../../routes/menu.ts';
import { recordPath } from '../../routes/recordRoutes.ts';

export const { path: charterPath } = routeTo('CitizensCharter');

/** The form of a service, by the one table of types; null where it has none. */
export const typeOfService = (service: { readonly name: string; readonly slug: string }): FormType | null =>
  (Object.keys(formTypes) as FormType[]).find((type) => isMeantBy(service, formTypes[type].slug)) ?? null;

/** '/services/issuance-of-barangay-clearance' */
export const servicePathOf = (type: FormType): string =>
  recordPath(recordPages.charter, formTypes[type].slug);

/** Where a service is chosen. */
export const { path: requestsPath } = routeTo('FormRequest');

export const requestPath = (type: FormType): string => `${requestsPath}?formType=${type}`;

/** Where a receipt is looked up; the code is the fragment, which no server sees. */
export const statusPath = (code: string): string => `${routeTo('RequestStatus').path}#${code}`;

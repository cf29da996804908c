/** Where a service's page leads: the list it is from, and its request. */
import { isMeantBy } from '../domain/charter.ts';
import { type FormType, formTypes } from '../form/types.ts';
import { allRoutes } from '../routes/menu.ts';

const routeTo = (page: (typeof allRoutes)[number]['page']) => allRoutes.find((route) => route.page === page)!;

export const { path: charterPath, title: charterTitle } = routeTo('CitizensCharter');

/** The form of a service, by the one table of types; null where it has none. */
export const typeOfService = (service: { readonly name: string; readonly slug: string }): FormType | null =>
  (Object.keys(formTypes) as FormType[]).find((type) => isMeantBy(service, formTypes[type].slug)) ?? null;

/** Where a service is chosen. */
export const { path: requestsPath } = routeTo('FormRequest');

export const requestPath = (type: FormType): string => `${requestsPath}?formType=${type}`;

/** Where a receipt is looked up; the code is the fragment, which no server sees. */
export const statusPath = (code: string): string => `${routeTo('RequestStatus').path}#${code}`;

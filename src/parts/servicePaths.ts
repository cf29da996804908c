/** Where a service's page leads: the list it is from, and its request. */
import { isMeantBy } from '../domain/charter.ts';
import { type FormType, formTypes } from '../form/types.ts';
import { allRoutes } from '../routes/menu.ts';

const routeTo = (page: (typeof allRoutes)[number]['page']) => allRoutes.find((route) => route.page === page)!;

export const { path: charterPath, title: charterTitle } = routeTo('CitizensCharter');

/** The form of a service, by the one table of types; null where it has none. */
export const typeOfService = (service: { readonly name: string; readonly slug: string }): FormType | null =>
  (Object.keys(formTypes) as FormType[]).find((type) => isMeantBy(service, formTypes[type].slug)) ?? null;

export const requestPath = (type: FormType): string => `${routeTo('FormRequest').path}?formType=${type}`;

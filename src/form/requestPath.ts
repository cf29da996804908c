/** The addresses of the forms. */
import { routeOfPage } from '../routes/menu.ts';
import { recordPath } from '../routes/recordRoutes.ts';
import { type FormType, findQueriedType, formPathNames, formQuery } from './typeNames.ts';

/** The page that offers all services with a form. */
export const { path: serviceChooserPath } = routeOfPage('FormRequest');

/** 'BARANGAY_CLEARANCE' → '/Form_Request/clearance' */
export const requestPath = (type: FormType): string => recordPath('ServiceForm', formPathNames[type]);

/**
 * The address of the form that a query of the chooser names; null when it names none.
 * @param search '?formType=BARANGAY_CLEARANCE'
 */
export const findQueriedFormPath = (search: string): string | null => {
  const type = findQueriedType(search);
  return type && requestPath(type);
};

/** Whether a query of the chooser names a form that does not exist. */
export const isUnknownForm = (search: string): boolean =>
  new URLSearchParams(search).has(formQuery) && findQueriedType(search) === null;

/** The chooser's address where it says that there is no form of this name. */
export const unknownFormPath = (name: string): string =>
  `${serviceChooserPath}?${new URLSearchParams({ [formQuery]: name })}`;

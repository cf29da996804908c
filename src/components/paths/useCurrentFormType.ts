/** The type of the form on this page; null on every other page and on the chooser of services. */
import { useMatch } from 'react-router-dom';
import { type FormType, findTypeOfPathName } from '../../form/typeNames.ts';
import { routeOfPage } from '../../routes/menu.ts';

const { path: formRoute } = routeOfPage('ServiceForm');

export const useCurrentFormType = (): FormType | null => findTypeOfPathName(useMatch(formRoute)?.params.form);

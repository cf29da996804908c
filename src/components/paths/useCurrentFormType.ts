/** The type of the form on this page; null on every other page and on the chooser of services. */
import { useLocation, useSearchParams } from 'react-router-dom';
import { type FormType, parseFormType } from '../../form/typeNames.ts';
import { serviceChooserPath } from './servicePaths.ts';

export const useCurrentFormType = (): FormType | null => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  return pathname.toLowerCase() === serviceChooserPath.toLowerCase()
    ? parseFormType(query.get('formType'))
    : null;
};

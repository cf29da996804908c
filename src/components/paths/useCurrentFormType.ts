/** The type of the form that is the page; null on every other page, and where a service is chosen. */
import { useLocation, useSearchParams } from 'react-router-dom';
import { type FormType, formTypeOf } from '../../form/typeNames.ts';
import { requestsPath } from './servicePaths.ts';

export const useFormHere = (): FormType | null => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  return pathname.toLowerCase() === requestsPath.toLowerCase() ? formTypeOf(query.get('formType')) : null;
};

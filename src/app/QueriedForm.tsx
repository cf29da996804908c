/**
 * The page that offers all forms, or the form that the query of its address names, as links of version 1.0.0 do. It needs no code of
 * either page, so such a link opens its form without a signal too.
 */
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { findQueriedFormPath } from '../form/requestPath.ts';
import { useIsHydrated } from '../ssr/hydration/useIsHydrated.ts';

export const QueriedForm = ({ children }: { readonly children: ReactNode }) => {
  const { search, hash } = useLocation();
  // The page is prerendered without a query.
  const path = findQueriedFormPath(useIsHydrated() ? search : '');
  return path === null ? children : <Navigate replace to={path + hash} />;
};

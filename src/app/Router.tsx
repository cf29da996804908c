/**
 * Routes built from the route table. An unknown path redirects to Home, which shows a notice; a missing file's path
 * stays.
 */
import { Navigate, Route, Routes } from 'react-router-dom';
import { Skeleton } from '../components/layout/Skeleton.tsx';
import { MissingFile } from '../pages/MissingFile.tsx';
import { allRoutes } from '../routes/menu.ts';
import { filePaths, homePath } from '../routes/table.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout, notFoundState } from './Layout.tsx';
import { LazyPage } from './LazyPage.tsx';
import { QueriedForm } from './QueriedForm.tsx';

export const Router = () => (
  <ErrorBoundary>
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<Navigate replace to={homePath} />} />
        {allRoutes.map(({ path, page }) => {
          const element = <LazyPage key={page} name={page} />;
          return (
            <Route
              key={path}
              path={path}
              element={page === 'FormRequest' ? <QueriedForm>{element}</QueriedForm> : element}
            />
          );
        })}
        {filePaths.map((path) => (
          <Route key={path} path={path} element={<MissingFile />} />
        ))}
        <Route path="*" element={<Navigate replace to={homePath} state={notFoundState} />} />
      </Route>
    </Routes>
  </ErrorBoundary>
);

/** The layout around a page that is still loading. */
export const ShellRouter = () => (
  <Routes>
    <Route element={<Layout />}>
      <Route path="*" element={<Skeleton />} />
    </Route>
  </Routes>
);

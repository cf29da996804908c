/** /Form_Request: the services to choose from. A query that names a form leads to it before (src/app/QueriedForm.tsx). */
import { useLocation } from 'react-router-dom';
import { Container } from '../components/layout/Container.ts';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { CheckRequestLine } from '../components/links/CheckRequestLine.tsx';
import { Alert } from '../components/ui/Alert.tsx';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { FormClosed, isFormClosed } from '../features/request/form/FormClosed.tsx';
import { PrivacyNotice } from '../features/request/form/PrivacyNotice.tsx';
import { PrivacyPoints } from '../features/request/form/PrivacyPoints.tsx';
import { ServicesList } from '../features/services/ServicesList.tsx';
import { isUnknownForm } from '../form/requestPath.ts';
import { formMessages } from '../i18n/en/form.ts';
import { pageTitle } from '../routes/menu.ts';
import { useIsHydrated } from '../ssr/hydration/useIsHydrated.ts';

export const FormRequest = () => {
  const translate = useTranslate();
  const { chooser } = useMessages(formMessages).form;
  const { search } = useLocation();
  // The page is prerendered without a query.
  const query = useIsHydrated() ? search : '';
  if (isFormClosed)
    return (
      <Container $foot>
        <FormClosed />
      </Container>
    );
  return (
    <Container $foot>
      <PageHeader title={pageTitle('FormRequest', translate)} lead={chooser.lead}>
        <CheckRequestLine />
      </PageHeader>
      {isUnknownForm(query) && <Alert tone="note" title={chooser.unknown} />}
      <ServicesList />
      <PrivacyNotice Points={PrivacyPoints} />
    </Container>
  );
};

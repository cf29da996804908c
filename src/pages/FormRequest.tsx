/** /Form_Request: the form of the type in the query; without one, the services to choose from. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Container } from '../components/layout/Container.ts';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { Alert } from '../components/ui/Alert.tsx';
import { FormClosed, isFormClosed } from '../features/request/form/FormClosed.tsx';
import { RequestForm } from '../features/request/form/RequestForm.tsx';
import { ServicesList } from '../features/services/ServicesList.tsx';
import { type FormType, parseFormType } from '../form/typeNames.ts';
import { closedMessages } from '../i18n/en/closed.ts';
import { requestFormMessages } from '../i18n/en/form.ts';
import { focusHeading } from '../lib/focusHeading.ts';
import { toWindowTitle } from '../routes/menu.ts';

const getPageTitle = (type: FormType | null): string => {
  if (isFormClosed) return closedMessages.title;
  return type === null ? requestFormMessages.form.chooser.title : requestFormMessages.services[type].title;
};

export const FormRequest = () => {
  const [query] = useSearchParams();
  const requestedType = query.get('formType');
  const type = parseFormType(requestedType);
  const title = getPageTitle(type);
  const lastTitle = useRef(title);
  useEffect(() => {
    document.title = toWindowTitle(title);
    if (lastTitle.current === title) return;
    lastTitle.current = title;
    // Between the chooser and a form only the query changes, but to the user it is another page.
    window.scrollTo(0, 0);
    focusHeading();
  }, [title]);
  if (isFormClosed)
    return (
      <Container $foot>
        <FormClosed />
      </Container>
    );
  return (
    <Container $foot>
      {type === null ? (
        <>
          <PageHeader title={title} lead={requestFormMessages.form.chooser.lead} />
          {requestedType !== null && <Alert tone="note" title={requestFormMessages.form.chooser.unknown} />}
          <ServicesList />
        </>
      ) : (
        <RequestForm key={type} type={type} />
      )}
    </Container>
  );
};

/** /Form_Request: the form of the type in the query; without one, the services to choose from. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Container } from '../components/layout/Container.ts';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { CheckRequestLine } from '../components/links/CheckRequestLine.tsx';
import { Alert } from '../components/ui/Alert.tsx';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { FormClosed, isFormClosed } from '../features/request/form/FormClosed.tsx';
import { PrivacyNotice } from '../features/request/form/PrivacyNotice.tsx';
import { RequestForm } from '../features/request/form/RequestForm.tsx';
import { ServicesList } from '../features/services/ServicesList.tsx';
import { type FormType, parseFormType } from '../form/typeNames.ts';
import type { Translate } from '../i18n/define.ts';
import { closedMessages } from '../i18n/en/closed.ts';
import { formMessages } from '../i18n/en/form.ts';
import { requestMessages } from '../i18n/en/requests.ts';
import { focusHeading } from '../lib/focusHeading.ts';
import { pageTitle, toWindowTitle } from '../routes/menu.ts';

const getPageTitle = (type: FormType | null, translate: Translate): string => {
  if (isFormClosed) return translate(closedMessages).title;
  return type === null
    ? pageTitle('FormRequest', translate)
    : translate(requestMessages).services[type].title;
};

export const FormRequest = () => {
  const translate = useTranslate();
  const messages = useMessages(formMessages);
  const [query] = useSearchParams();
  const requestedType = query.get('formType');
  const type = parseFormType(requestedType);
  const title = getPageTitle(type, translate);
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
          <PageHeader title={title} lead={messages.form.chooser.lead}>
            <CheckRequestLine />
          </PageHeader>
          {requestedType !== null && <Alert tone="note" title={messages.form.chooser.unknown} />}
          <ServicesList />
          <PrivacyNotice />
        </>
      ) : (
        <RequestForm key={type} type={type} />
      )}
    </Container>
  );
};

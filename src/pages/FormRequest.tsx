/** /Form_Request: the form of the type that the address asks for; without one, the services to choose from. */

import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Wrap } from '../components/layout/Container.ts';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { Alert } from '../components/ui/Alert.tsx';
import { FormClosed, isFormClosed } from '../features/request/form/FormClosed.tsx';
import { RequestForm } from '../features/request/form/RequestForm.tsx';
import { ServicesList } from '../features/services/ServicesList.tsx';
import { type FormType, formTypeOf } from '../form/typeNames.ts';
import { closedWords } from '../i18n/en/closed.ts';
import { words } from '../i18n/en/form.ts';
import { focusHeading } from '../lib/focusHeading.ts';
import { titled } from '../routes/menu.ts';

const titleOf = (type: FormType | null): string => {
  if (isFormClosed) return closedWords.title;
  return type === null ? words.form.chooser.title : words.services[type].title;
};

export const FormRequest = () => {
  const [query] = useSearchParams();
  const wanted = query.get('formType');
  const type = formTypeOf(wanted);
  const title = titleOf(type);
  const shown = useRef(title);
  useEffect(() => {
    document.title = titled(title);
    if (shown.current === title) return;
    shown.current = title;
    // From the chooser to a form only the query changes, and yet it is another page to its reader.
    window.scrollTo(0, 0);
    focusHeading();
  }, [title]);
  if (isFormClosed)
    return (
      <Wrap $foot>
        <FormClosed />
      </Wrap>
    );
  return (
    <Wrap $foot>
      {type === null ? (
        <>
          <PageHead title={title} lead={words.form.chooser.lead} />
          {wanted !== null && <Alert tone="note" title={words.form.chooser.unknown} />}
          <ServicesList />
        </>
      ) : (
        <RequestForm key={type} type={type} />
      )}
    </Wrap>
  );
};

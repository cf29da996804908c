/** /Form_Request: the form of the type that the address asks for; without one, the services to choose from. */

import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FormType, formTypeOf } from '../form/typeNames.ts';
import { Alert } from '../parts/alert.tsx';
import { focusHeading } from '../parts/focusHeading.ts';
import { FormClosed, isFormClosed } from '../parts/formClosed.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { RequestForm } from '../parts/requestForm.tsx';
import { ServicesList } from '../parts/servicesList.tsx';
import { Wrap } from '../parts/wrap.ts';
import { titled } from '../routes/menu.ts';
import { closedWords } from '../words/closed.ts';
import { words } from '../words/en.ts';

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

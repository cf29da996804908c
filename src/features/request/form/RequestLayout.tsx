/** Frame of a form: breadcrumbs, title, the requirements, which a phone shows before the form, and the notices before the first field. */
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { StickyAside, TwoColumnGrid } from '../../../components/layout/TwoColumnGrid.ts';
import { Breadcrumbs } from '../../../components/links/Breadcrumbs.tsx';
import { CheckRequestLine } from '../../../components/links/CheckRequestLine.tsx';
import { formServicePath } from '../../../components/paths/servicePaths.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import type { FormType } from '../../../form/types.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';
import { RequirementsSidebar } from '../requirements/RequirementsSidebar.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';

interface FormTypeProps {
  readonly type: FormType;
}

export const RequestLayout = ({ type, children }: FormTypeProps & { readonly children: ReactNode }) => {
  const formText = useMessages(formMessages);
  const requestText = useMessages(requestMessages);
  return (
    <>
      <Breadcrumbs
        trail={[
          { title: formText.form.home, to: '/home' },
          { title: requestText.services[type].name, to: formServicePath(type) },
        ]}
        current={formText.form.crumbHere}
      />
      <PageHeader title={requestText.services[type].title} lead={formText.form.lead}>
        <CheckRequestLine />
      </PageHeader>
      <TwoColumnGrid>
        <StickyAside>
          <RequirementsSidebar type={type} />
        </StickyAside>
        {children}
      </TwoColumnGrid>
    </>
  );
};

/** Notices before the first field: the note of the form type, and the privacy notice (RA 10173). */
export const RequestIntro = ({ type }: FormTypeProps) => {
  const messages = useMessages(formMessages);
  const notes: Readonly<Partial<Record<FormType, string>>> = messages.form.note;
  const note = notes[type];
  return (
    <>
      {note !== undefined && <Alert tone="note" role="none" title={note} />}
      <PrivacyNotice />
    </>
  );
};

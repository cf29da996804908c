/** Frame of a form: breadcrumbs, title, the notices before the first field, and the sidebar with the requirements. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { StickyAside, TwoColumnGrid } from '../../../components/layout/TwoColumnGrid.ts';
import { Breadcrumbs } from '../../../components/links/Breadcrumbs.tsx';
import { formServicePath } from '../../../components/paths/servicePaths.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { googlePrivacyPoints } from '../../../components/ui/RecaptchaNotice.tsx';
import { Sidebar, SidebarNote } from '../../../components/ui/Sidebar.tsx';
import type { FormType } from '../../../form/types.ts';
import { requestFormMessages } from '../../../i18n/en/form.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { site } from '../../../site.ts';
import { legalFeeOf, listRequirements } from '../requirements/requirements.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';

interface FormTypeProps {
  readonly type: FormType;
}

export const RequestLayout = ({ type, children }: FormTypeProps & { readonly children: ReactNode }) => {
  const fee = legalFeeOf(type);
  const servicePath = formServicePath(type);
  return (
    <>
      <Breadcrumbs
        trail={[
          { title: requestFormMessages.form.home, to: '/home' },
          { title: requestFormMessages.services[type].name, to: servicePath },
        ]}
        current={requestFormMessages.form.crumbHere}
      />
      <PageHeader title={requestFormMessages.services[type].title} lead={requestFormMessages.form.lead} />
      <TwoColumnGrid>
        {children}
        <StickyAside>
          <Sidebar title={requestFormMessages.bring.title} items={listRequirements(type)}>
            <SidebarNote>
              <span>{fee}</span> <Link to={servicePath}>{requestFormMessages.bring.service}</Link>
            </SidebarNote>
            <SidebarNote>
              {requestFormMessages.bring.help(partMessages.hours(site.hall.opens, site.hall.closes))}
            </SidebarNote>
          </Sidebar>
        </StickyAside>
      </TwoColumnGrid>
    </>
  );
};

/** Notices before the first field: the note of the form type, and the privacy notice (RA 10173). */
export const RequestIntro = ({ type }: FormTypeProps) => {
  const notes: Readonly<Partial<Record<FormType, string>>> = requestFormMessages.form.note;
  const note = notes[type];
  const { title, text, more, points } = requestFormMessages.privacy;
  const { finished, unfinished } = site.retention;
  return (
    <>
      {note !== undefined && <Alert tone="note" role="none" title={note} />}
      <PrivacyNotice title={title} summary={text(finished)} more={more}>
        {[...points(finished, unfinished), ...googlePrivacyPoints].map(({ term, text: explanation }) => (
          <p key={term}>
            <b>{term}</b> <span>{explanation}</span>
          </p>
        ))}
      </PrivacyNotice>
    </>
  );
};

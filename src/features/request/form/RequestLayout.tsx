/** What stands around the questions of a form: the way here, the title, the notices before the first field, what to bring. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../components/layout/PageHeader.tsx';
import { Aside, BesideGrid } from '../../../components/layout/TwoColumnGrid.ts';
import { Crumbs } from '../../../components/links/Breadcrumbs.tsx';
import { servicePathOf } from '../../../components/paths/servicePaths.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { guardedPoints } from '../../../components/ui/RecaptchaNotice.tsx';
import { SideBox, SideNote } from '../../../components/ui/Sidebar.tsx';
import type { FormType } from '../../../form/types.ts';
import { words } from '../../../i18n/en/form.ts';
import { partWords } from '../../../i18n/en/parts.ts';
import { site } from '../../../site.ts';
import { bringOf, feeOf } from '../requirements/requirements.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';

interface OfType {
  readonly type: FormType;
}

export const RequestLayout = ({ type, children }: OfType & { readonly children: ReactNode }) => {
  const fee = feeOf(type);
  const servicePath = servicePathOf(type);
  return (
    <>
      <Crumbs
        trail={[
          { title: words.form.home, to: '/home' },
          { title: words.services[type].name, to: servicePath },
        ]}
        here={words.form.crumbHere}
      />
      <PageHead title={words.services[type].title} lead={words.form.lead} />
      <BesideGrid>
        {children}
        <Aside>
          <SideBox title={words.bring.title} items={bringOf(type)}>
            <SideNote>
              <span>{fee}</span> <Link to={servicePath}>{words.bring.service}</Link>
            </SideNote>
            <SideNote>{words.bring.help(partWords.hours(site.hall.opens, site.hall.closes))}</SideNote>
          </SideBox>
        </Aside>
      </BesideGrid>
    </>
  );
};

/** The note of the type, and what becomes of the answers (RA 10173): both before the first field. */
export const RequestIntro = ({ type }: OfType) => {
  const notes: Readonly<Partial<Record<FormType, string>>> = words.form.note;
  const note = notes[type];
  const { title, text, more, points } = words.privacy;
  const { finished, unfinished } = site.retention;
  return (
    <>
      {note !== undefined && <Alert tone="note" role="none" title={note} />}
      <PrivacyNotice title={title} summary={text(finished)} more={more}>
        {[...points(finished, unfinished), ...guardedPoints].map(({ term, text: said }) => (
          <p key={term}>
            <b>{term}</b> <span>{said}</span>
          </p>
        ))}
      </PrivacyNotice>
    </>
  );
};

/** What stands around the questions of a form: the way here, the title, the notices before the first field, what to bring. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FormType } from '../form/types.ts';
import { site } from '../site.ts';
import { words } from '../words/en.ts';
import { partWords } from '../words/parts.ts';
import { Alert } from './alert.tsx';
import { Aside, BesideGrid } from './besideGrid.ts';
import { bringOf, feeOf } from './bring.ts';
import { Crumbs } from './crumbs.tsx';
import { guardedPoints } from './guarded.tsx';
import { PageHead } from './pageHead.tsx';
import { PrivacyNotice } from './privacyNotice.tsx';
import { servicePathOf } from './servicePaths.ts';
import { SideBox, SideNote } from './sideBox.tsx';

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

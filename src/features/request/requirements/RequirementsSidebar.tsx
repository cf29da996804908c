/** What to bring, the fee and the time, before the first field of a form. */
import { useFormikContext } from 'formik';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { listFeeAndTime } from '../../../components/charter/feeAndTime.tsx';
import { RequirementGroups } from '../../../components/charter/RequirementGroups.tsx';
import { formServicePath } from '../../../components/paths/servicePaths.ts';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import { Sidebar, SidebarList, SidebarNote, SidebarRows } from '../../../components/ui/Sidebar.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { type Certificate, parseCertificate } from '../../../form/certificate.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { useFormService } from '../../../query/useFormService.ts';
import { site } from '../../../site.ts';

interface ContentProps {
  readonly type: FormType;
  readonly certificate: Certificate | null;
}

/** Memoized, so that a key press does not render it. */
const Content = memo(({ type, certificate }: ContentProps) => {
  const translate = useTranslate();
  const messages = useMessages(formMessages).requirements;
  const partText = useMessages(partMessages);
  const result = useFormService(type);
  const isSample = result.status === 'success' && result.data?.isSample === true;
  return (
    <Sidebar
      title={
        <>
          <span>{messages.title}</span> {isSample && <SampleTag />}
        </>
      }
    >
      <RequirementGroups type={type} result={result} List={SidebarList} />
      <SidebarRows>
        {listFeeAndTime({ type, result, schedule: null, certificate }, translate).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </SidebarRows>
      <SidebarNote>
        <Link to={formServicePath(type)}>{messages.service}</Link>
      </SidebarNote>
      <SidebarNote>{messages.help(partText.hours(site.hall.opens, site.hall.closes))}</SidebarNote>
    </Sidebar>
  );
});

export const RequirementsSidebar = ({ type }: { readonly type: FormType }) => {
  const { values } = useFormikContext<FormValues>();
  return <Content type={type} certificate={parseCertificate(values.certificate ?? '')} />;
};

/**
 * What to bring, the fee and the time: one line that opens on a phone, and a box beside the form on a wide screen. They are those of what
 * is asked for, as far as it is chosen.
 */
import { useFormikContext } from 'formik';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { listFeeAndTime } from '../../../components/charter/feeAndTime.tsx';
import { narrowResult } from '../../../components/charter/narrowService.ts';
import { listPapersLine } from '../../../components/charter/papersLine.ts';
import { RequirementGroups } from '../../../components/charter/RequirementGroups.tsx';
import { checkRequestPath, formServicePath } from '../../../components/paths/servicePaths.ts';
import { Disclosure } from '../../../components/ui/Disclosure.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import { Sidebar, SidebarList, SidebarNote, SidebarRows } from '../../../components/ui/Sidebar.tsx';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.ts';
import type { ServiceSummary } from '../../../content/models/formService.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { type PaperChoice, readPaperChoice } from '../../../form/certificate.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { serviceMessages } from '../../../i18n/en/service.ts';
import type { QueryResult } from '../../../query/useRecords.ts';
import { site } from '../../../site.ts';
import { minWidth } from '../../../theme/breakpoints.ts';
import { notOnPaper } from '../../../theme/printVisibility.ts';

/* A browser that cannot show the content of a closed element leaves the line on a wide screen too. */
const Aside = styled.aside`
  summary {
    padding-inline: 0.75rem;
    font-size: 1.0625rem;
    line-height: 1.35;
  }
  ${minWidth.wide} {
    @supports selector(::details-content) {
      & > details {
        border: 0;
      }
      & > details > summary {
        display: none;
      }
      & > details::details-content {
        content-visibility: visible;
      }
      & > details > div {
        padding: 0;
      }
    }
  }
  ${notOnPaper}
`;

const Normal = styled.span`
  color: var(--ink);
  font-weight: 400;
`;

interface RequirementsSidebarProps {
  readonly type: FormType;
  readonly result: QueryResult<ServiceSummary | null>;
}

/** Memoized, so that a key press does not render it. */
const Content = memo(
  ({ type, result: all, certificate, newOrRenewal }: RequirementsSidebarProps & PaperChoice) => {
    const translate = useTranslate();
    const messages = useMessages(formMessages).requirements;
    const partText = useMessages(partMessages);
    const { bring } = useMessages(serviceMessages).facts;
    const result = narrowResult(all, { certificate, newOrRenewal }, translate);
    const service = result.status === 'success' ? result.data : null;
    const line = service === null ? [] : listPapersLine(service);
    const isChosen = certificate !== null || newOrRenewal !== null;
    return (
      <Aside>
        <Disclosure
          label={
            line.length === 0 ? (
              <span>{messages.title}</span>
            ) : (
              <>
                <span>{`${bring}: `}</span>
                <Normal>
                  {line.map(({ text, lang }, at) => (
                    <span key={text}>
                      {at > 0 && <span>{' · '}</span>}
                      <span lang={lang}>{text}</span>
                    </span>
                  ))}{' '}
                  {service?.isSample === true && <SampleTag />}
                </Normal>
              </>
            )
          }
        >
          <Sidebar
            title={
              <>
                <span>{messages.title}</span> {service?.isSample === true && <SampleTag />}
              </>
            }
          >
            <RequirementGroups type={type} result={result} List={SidebarList} />
            <SidebarRows>
              {listFeeAndTime({ type, result, schedule: null }, translate).map(({ label, value }) => (
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
            <SidebarNote>
              <span>{partText.check.ask}</span> <Link to={checkRequestPath}>{partText.check.link}</Link>
            </SidebarNote>
          </Sidebar>
        </Disclosure>
        <VisuallyHidden role="status">
          {isChosen && <span>{line.map(({ text }) => text).join(' · ')}</span>}
        </VisuallyHidden>
      </Aside>
    );
  },
);

export const RequirementsSidebar = (props: RequirementsSidebarProps) => {
  const { values } = useFormikContext<FormValues>();
  return <Content {...props} {...readPaperChoice(values)} />;
};

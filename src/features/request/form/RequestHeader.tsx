/** The top of a form's page. A phone leaves its first screen to the first question: the box of the papers links the service there. */
import styled from 'styled-components';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Breadcrumbs } from '../../../components/links/Breadcrumbs.tsx';
import { formServicePath } from '../../../components/paths/servicePaths.ts';
import { useMessages } from '../../../context/localeContext.ts';
import type { FormType } from '../../../form/types.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';
import { narrowScreen } from '../../../theme/breakpoints.ts';

const Top = styled.div`
  ${narrowScreen} {
    & > nav {
      display: none;
    }
    & > div {
      padding: 0.75rem 0;
    }
    h1 {
      font-size: 1.625rem;
    }
  }
`;

export const RequestHeader = ({ type }: { readonly type: FormType }) => {
  const { home, crumbHere } = useMessages(formMessages).form;
  const { name, title } = useMessages(requestMessages).services[type];
  return (
    <Top>
      <Breadcrumbs
        trail={[
          { title: home, to: '/home' },
          { title: name, to: formServicePath(type) },
        ]}
        current={crumbHere}
      />
      <PageHeader title={title} />
    </Top>
  );
};

/** The document head of a form's page. A form loads it without what the heads of records need. */
import { toBreadcrumbList } from '../../content/seo/structuredData.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { requestPath } from '../../form/requestPath.ts';
import type { FormType } from '../../form/types.ts';
import { requestMessages } from '../../i18n/en/requests.ts';
import { breadcrumbTrailOf } from '../../routes/breadcrumbTrail.ts';
import { descriptionOf } from '../../routes/descriptions.ts';
import { toWindowTitle } from '../../routes/menu.ts';
import { DocumentHead } from './DocumentHead.tsx';

export const ServiceFormMeta = ({ type }: { readonly type: FormType }) => {
  const translate = useTranslate();
  const address = useServices().siteUrl;
  const { title } = useMessages(requestMessages).services[type];
  const [page, path] = ['ServiceForm', requestPath(type)] as const;
  return (
    <DocumentHead
      title={toWindowTitle(title)}
      heading={title}
      path={path}
      noindex={false}
      data={[toBreadcrumbList(address, [...breadcrumbTrailOf(page, translate), { title, path }])]}
      description={`${title}. ${descriptionOf(page, translate)}`}
    />
  );
};

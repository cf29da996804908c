/** Replaces the form in a build with SITE_FORM=off: the hall's address and hours, and a link to the charter. */
import { useEffect } from 'react';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { toTelUrl } from '../../../components/links/CallLink.tsx';
import { charterPath } from '../../../components/paths/servicePaths.ts';
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { closedMessages } from '../../../i18n/en/closed.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { toWindowTitle } from '../../../routes/menu.ts';
import { site } from '../../../site.ts';

/** A build constant: other builds drop the code behind it. */
export const isFormClosed: boolean = import.meta.env.SITE_FORM === 'off';

export const FormClosed = () => {
  const closedText = useMessages(closedMessages);
  useEffect(() => {
    document.title = toWindowTitle(closedText.title);
  }, [closedText]);
  const partText = useMessages(partMessages);
  const { address, opens, closes, telephone } = site.hall;
  return (
    <>
      <PageHeader title={closedText.title} lead={closedText.lead}>
        <p>{`${closedText.where}: ${address}`}</p>
        <p>{`${closedText.when}: ${partText.hours(opens, closes)}`}</p>
      </PageHeader>
      <ButtonRow>
        <ButtonAnchor icon="state-phone" href={toTelUrl(telephone.number)}>
          {closedText.call}
        </ButtonAnchor>
        {telephone.sample && <SampleTag isOfNumber />}
        <ButtonLink secondary to={charterPath} icon="state-arrow">
          {closedText.charter}
        </ButtonLink>
      </ButtonRow>
    </>
  );
};

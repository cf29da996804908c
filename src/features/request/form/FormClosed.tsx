/** In place of the form where the build was made with SITE_FORM=off: the hall, and the charter, which stays. */

import { PageHead } from '../../../components/layout/PageHeader.tsx';
import { telOf } from '../../../components/links/CallLink.tsx';
import { charterPath } from '../../../components/paths/servicePaths.ts';
import { Actions, ButtonAnchor, ButtonLink } from '../../../components/ui/Button.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import { closedWords as said } from '../../../i18n/en/closed.ts';
import { partWords } from '../../../i18n/en/parts.ts';
import { site } from '../../../site.ts';

/** A constant of the build: what is behind it is in no other. */
export const isFormClosed: boolean = import.meta.env.SITE_FORM === 'off';

export const FormClosed = () => {
  const { address, opens, closes, telephone } = site.hall;
  return (
    <>
      <PageHead title={said.title} lead={said.lead}>
        <p>{`${said.where}: ${address}`}</p>
        <p>{`${said.when}: ${partWords.hours(opens, closes)}`}</p>
      </PageHead>
      <Actions>
        <ButtonAnchor icon="state-phone" href={telOf(telephone.number)}>
          {said.call}
        </ButtonAnchor>
        {telephone.sample && <SampleTag />}
        <ButtonLink second to={charterPath} icon="state-arrow">
          {said.charter}
        </ButtonLink>
      </Actions>
    </>
  );
};

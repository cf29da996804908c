/** In place of the form where the build was made with SITE_FORM=off: the hall, and the charter, which stays. */
import { site } from '../site.ts';
import { closedWords as said } from '../words/closed.ts';
import { partWords } from '../words/parts.ts';
import { Actions, ButtonAnchor, ButtonLink } from './button.tsx';
import { telOf } from './callLink.tsx';
import { PageHead } from './pageHead.tsx';
import { SampleTag } from './sampleTag.tsx';
import { charterPath } from './servicePaths.ts';

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

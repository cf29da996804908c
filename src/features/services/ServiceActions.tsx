/** Actions of a service: a link to its form if it has one, else a note to ask at the hall. Not printed. */
import styled from 'styled-components';
import { ButtonLink, ButtonRow } from '../../components/ui/Button.tsx';
import { PrintButton } from '../../components/ui/PrintButton.tsx';
import { useMessages } from '../../context/localeContext.ts';
import { requestPath } from '../../form/requestPath.ts';
import type { FormType } from '../../form/types.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { site } from '../../site.ts';
import { inForced } from '../../theme/breakpoints.ts';
import { deepGround } from '../../theme/deepGround.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

interface ServiceActionsProps {
  readonly type: FormType | null;
}

/* Puts the arrow after the text. */
const RequestLink = styled(ButtonLink)`
  flex-direction: row-reverse;
`;

const AtHall = styled.p`
  flex-basis: 100%;
  max-width: 38em;
`;

export const ServiceActions = ({ type }: ServiceActionsProps) => {
  const serviceText = useMessages(serviceMessages);
  const partText = useMessages(partMessages);
  return (
    <ButtonRow>
      {type === null ? (
        <AtHall>{serviceText.atHall(partText.hours(site.hall.opens, site.hall.closes))}</AtHall>
      ) : (
        <RequestLink to={requestPath(type)} icon="state-arrow">
          {serviceText.request}
        </RequestLink>
      )}
      <PrintButton secondary>{serviceText.print}</PrintButton>
    </ButtonRow>
  );
};

/* The page's only gold element. */
const Band = styled.div`
  ${deepGround}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 2rem;
  margin-top: 2.5rem;
  padding: 1.25rem;
  --leaf: var(--gold);
  --leafhi: #ffd25e;
  --onleaf: var(--ongold);
  & > * {
    min-width: 0;
  }
  b {
    font-size: 1.3125rem;
    line-height: 1.25;
  }
  ${inForced} {
    border: 2px solid CanvasText;
  }
  ${notOnPaper}
`;

/** Repeats the request link at the end of the page. */
export const ServiceCallToAction = ({ type }: { readonly type: FormType }) => {
  const messages = useMessages(serviceMessages);
  return (
    <Band>
      <b>{messages.ready}</b>
      <RequestLink to={requestPath(type)} icon="state-arrow">
        {messages.request}
      </RequestLink>
    </Band>
  );
};

/** List of services with a form, ruled, without boxes. Home shows it, and so does the form page if no type is chosen. */
import styled from 'styled-components';
import { LinkRow, LinkRowDescription, LinkRowText, LinkRowTitle } from '../../components/links/LinkRow.ts';
import { DiamondBadge } from '../../components/media/DiamondBadge.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import type { IconName } from '../../components/media/icons.ts';
import { areAllSamples, SampleMarkContext, SampleTag } from '../../components/ui/SampleTag.tsx';
import { useMessages } from '../../context/localeContext.ts';
import { requestPath } from '../../form/requestPath.ts';
import { type FormType, formTypes } from '../../form/types.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { requestMessages } from '../../i18n/en/requests.ts';
import { useOfferedForms } from '../../query/useIsOffered.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

const pictograms = {
  BARANGAY_CLEARANCE: 'service-clearance',
  BARANGAY_CERTIFICATIONS: 'service-certification',
  REQUEST_BARANGAY_OWN_USE: 'service-facility',
  INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: 'service-ctc',
  REPRODUCTION_OF_BARANGAY_RECORDS: 'service-copies',
  HEALTH_SERVICES: 'service-health',
} as const satisfies Readonly<Record<FormType, IconName>>;

/* In a list without a heading: keeps its height without a mark, so that a mark that arrives with the records moves nothing. */
const SectionMark = styled.p`
  min-height: 1.5rem;
  line-height: 1;
`;

const List = styled.ul`
  margin-top: 0.5rem;
  border-top: 3px solid var(--rule);
  ${minWidth.columns} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 2.5rem;
  }
  ${minWidth.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
  & > li {
    min-width: 0;
    border-bottom: 1px solid var(--line);
  }
`;

const ServiceLink = styled(LinkRow)`
  min-height: 88px;
  padding: 0.875rem 0;
  ${minWidth.wide} {
    align-items: flex-start;
    padding: 1.25rem 0;
  }
  ${onPaper} {
    min-height: 0;
    padding: 4pt 0;
  }
`;

const Chevron = styled(Icon)`
  ${minWidth.wide} {
    display: none;
  }
  ${notOnPaper}
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1rem;
  & > :first-child {
    color: var(--ink);
    font-weight: 600;
  }
`;

interface ServicesListProps {
  /** Path of a service's link; the default is its form. */
  readonly to?: ((type: FormType) => string) | undefined;
  /** The heading of the section, which has the mark of samples. */
  readonly title?: string;
}

export const ServicesList = ({ to = requestPath, title }: ServicesListProps) => {
  const partText = useMessages(partMessages);
  const requestText = useMessages(requestMessages);
  const forms = useOfferedForms();
  const areSamples = areAllSamples(forms.map(({ facts }) => ({ isSample: facts?.isSample ?? false })));
  return (
    <>
      {title === undefined ? (
        <SectionMark>{areSamples && <SampleTag />}</SectionMark>
      ) : (
        <h2>
          <span>{title}</span> {areSamples && <SampleTag />}
        </h2>
      )}
      <SampleMarkContext value={areSamples}>
        <List>
          {forms.map(({ type, facts }) => (
            <li key={type}>
              <ServiceLink to={to(type)}>
                <DiamondBadge icon={pictograms[type]} />
                <LinkRowText>
                  <LinkRowTitle>{requestText.services[type].name}</LinkRowTitle>
                  <LinkRowDescription>
                    {facts === null ? (
                      <span>{partText.services[type]}</span>
                    ) : (
                      <Facts>
                        <span lang={facts.feeLang}>{facts.fee}</span> <span>{facts.time}</span>
                      </Facts>
                    )}{' '}
                    {(facts?.isSample ?? formTypes[type].isSample) && <SampleTag />}
                  </LinkRowDescription>
                </LinkRowText>
                <Chevron name="state-chevron" />
              </ServiceLink>
            </li>
          ))}
        </List>
      </SampleMarkContext>
    </>
  );
};

/** How to check a paper, in three steps. Printed, it is a poster for a wall: the same words, the address and the telephone in large type. */
import styled, { createGlobalStyle } from 'styled-components';
import { useLocale } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { verifyTexts } from '../../i18n/verify.ts';
import { routeOfPage } from '../../routes/menu.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { CallTheHall } from './CallTheHall.tsx';

const Steps = styled.section`
  max-width: 41rem;
  ol {
    margin: 0.75rem 0 1.5rem;
    padding-left: 2rem;
    list-style: decimal;
  }
  li {
    padding: 0.4rem 0;
  }
  p {
    margin-top: 1rem;
  }
  ${onPaper} {
    max-width: none;
    font-size: 18pt;
    line-height: 1.3;
    h2 {
      font-size: 24pt;
    }
    ol {
      padding-left: 26pt;
    }
    li {
      padding: 5pt 0;
    }
    p {
      margin-top: 12pt;
    }
    a {
      margin-top: 12pt;
      font-size: 26pt;
    }
  }
`;

const Address = styled.p`
  strong {
    display: block;
    overflow-wrap: anywhere;
  }
  ${onPaper} {
    strong {
      font-size: 28pt;
    }
  }
`;

/* Only this page, and only as long as it says how to check a paper. */
const PosterTitle = createGlobalStyle`
  @media print {
    main h1 { font-size: 40pt !important; }
    main h1 + p { font-size: 16pt !important; }
  }
`;

export const HowToCheck = () => {
  const { how } = verifyTexts[useLocale()];
  const { host } = new URL(useServices().siteUrl);
  return (
    <Steps>
      <PosterTitle />
      <h2>{how.title}</h2>
      <ol>
        <li>{how.scan}</li>
        <li>{how.host(host)}</li>
        <li>{how.compare}</li>
      </ol>
      <Address>
        <span>{how.address}</span> <strong>{host + routeOfPage('Verify').path}</strong>
      </Address>
      <p>{how.noCode}</p>
      <CallTheHall />
    </Steps>
  );
};

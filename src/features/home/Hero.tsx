/**
 * First screen of Home: the sky with the heading, the landscape below it, the task list; a telephone shows it whole. Text never
 * touches a peak. While an urgent alert runs, the slogan, which invites people to the hall, gives way to the barangay's name;
 * where the alert arrives late, in the slogan's space, so that nothing moves.
 */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Overlaid } from '../../components/layout/Overlaid.ts';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { routeOfPage } from '../../routes/menu.ts';
import { site } from '../../site.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';
import { landscapeTokens } from '../../theme/landscapeTokens.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { toDeclarations } from '../../theme/rootRules.ts';
import { Landscape } from './Landscape.tsx';
import { TaskList } from './TaskList.tsx';

const Sky = styled.div`
  ${toDeclarations(landscapeTokens, 'light')}
  @media (prefers-color-scheme: dark) {
    ${toDeclarations(landscapeTokens, 'dark')}
  }
  position: relative;
  overflow: hidden;
  background: linear-gradient(var(--sky1), var(--sky2) 72%);
  ${onPaper} {
    background: none;
  }
`;

const Grid = styled.div`
  max-width: 73rem;
  margin: 0 auto;
  ${minWidth.wide} {
    display: grid;
    grid-template-columns: 1fr 27rem;
    align-items: start;
    gap: 4rem;
    max-width: 73rem;
    margin: 0 auto;
    padding-top: 2.5rem;
  }
  ${onPaper} {
    display: block;
    padding-top: 0;
  }
`;

const Text = styled.div`
  position: relative;
  z-index: 1;
  min-width: 0;
  padding: 0.5rem 1rem;
  & > p {
    font-weight: 700;
  }
  h1 {
    font-size: 1.625rem;
  }
  h1 > span {
    display: block;
  }
  ${minWidth.wide} {
    padding: 0.5rem 0 min(21.5vw, 26rem) 2rem;
    h1 {
      font-size: 3.5rem;
    }
  }
  ${onPaper} {
    padding: 10pt 0 12pt;
    h1 {
      font-size: 20pt;
    }
  }
`;

/* It takes no more space than the slogan's other lines. */
const AlertLead = styled.p`
  font-size: 1rem;
  line-height: 1.4;
  ${minWidth.wide} {
    margin-top: 1rem;
    font-size: 1.25rem;
  }
`;

const ReservedSpace = styled.div`
  visibility: hidden;
  ${notOnPaper}
`;

/* The card begins on it. */
const Plateau = styled(Landscape)<{ readonly $isOnPhone: boolean }>`
  display: ${({ $isOnPhone }) => ($isOnPhone ? 'block' : 'none')};
  margin-bottom: -28px;
  ${minWidth.wide} {
    display: block;
    position: absolute;
    inset: auto 0 0;
    height: 25vw;
    min-height: 260px;
    max-height: 30rem;
    margin: 0;
  }
`;

const Board = styled(TaskList)`
  margin: 0 1rem 1.5rem;
  ${minWidth.wide} {
    z-index: 1;
    min-width: 0;
    margin: 0 2rem 2.5rem 0;
  }
  ${onPaper} {
    margin: 0;
  }
`;

interface HeroProps {
  readonly isAlertRunning: boolean;
  /** Whether the page was shown with the slogan before the alert arrived. */
  readonly isSpaceReserved: boolean;
}

export const Hero = ({ isAlertRunning, isSpaceReserved }: HeroProps) => {
  const messages = useMessages(partMessages);
  const isAlertInFlow = isAlertRunning && !isSpaceReserved;
  const slogan = messages.hero.title.map((line) => <span key={line}>{`${line} `}</span>);
  return (
    <Sky>
      <Grid>
        <Text>
          {!isAlertInFlow && <p lang={messages.greeting.lang}>{messages.greeting.text}</p>}
          <Overlaid>
            <div>
              <h1 tabIndex={-1}>{isAlertRunning ? site.barangay : slogan}</h1>
              {isAlertRunning && (
                <AlertLead>
                  <Link to={routeOfPage('Announcements').path}>{messages.hero.readAlert}</Link>
                </AlertLead>
              )}
            </div>
            {isSpaceReserved && (
              <ReservedSpace aria-hidden="true">
                <h1>{slogan}</h1>
              </ReservedSpace>
            )}
          </Overlaid>
        </Text>
        <Plateau $isOnPhone={!isAlertInFlow} />
        <Board isAlertRunning={isAlertRunning} />
      </Grid>
    </Sky>
  );
};

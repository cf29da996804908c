/** 'Already sent a request? Check my request': below the title of a page that sends one. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { checkRequestPath } from '../paths/servicePaths.ts';

const Line = styled.p`
  margin-top: 0.25rem;
  a {
    display: inline-block;
    padding: 0.55rem 0;
    font-weight: 600;
  }
  ${notOnPaper}
`;

export const CheckRequestLine = () => {
  const { ask, link } = useMessages(partMessages).check;
  return (
    <Line>
      <span>{ask}</span> <Link to={checkRequestPath}>{link}</Link>
    </Line>
  );
};

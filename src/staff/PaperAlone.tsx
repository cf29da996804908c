/** What is printed in the place of the page: it is rendered beside the page, which paper leaves out. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { onPaper } from '../theme/breakpoints.ts';

const NoPageOnPaper = createGlobalStyle`
  ${onPaper} {
    #root {
      display: none;
    }
  }
`;

export const PaperAlone = ({ children }: { readonly children: ReactNode }) =>
  createPortal(
    <>
      <NoPageOnPaper />
      {children}
    </>,
    document.body,
  );

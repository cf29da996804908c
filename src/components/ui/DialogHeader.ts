/** The header of a dialog, and the scroll lock of the page behind it. */
import styled, { createGlobalStyle } from 'styled-components';
import { deepGround } from '../../theme/deepGround.ts';

/* The page behind does not scroll, and keeps the width it has with its scroll bar. */
export const PageScrollLock = createGlobalStyle`
  html { overflow: hidden; scrollbar-gutter: stable; }
`;

export const DialogHeader = styled.div`
  ${deepGround}
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
`;

export const DialogTitle = styled.h2`
  font-size: 1.25rem;
  letter-spacing: 0;
`;

export const DialogClose = styled.button`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
`;

/** Renders the icons of the installed site from its logo. */
import type { SiteFile } from '../../../src/site.ts';
import { renderLogoSvg } from '../../../src/theme/logo.ts';
import { createTokens } from '../../../src/theme/tokens.ts';
import { renderPng } from './resvg.ts';

/** @param side width and height (px) */
export const renderIcon = (side: number, colours: SiteFile['colours']): Uint8Array =>
  renderPng(renderLogoSvg(createTokens(colours)), side, { isCrisp: true });

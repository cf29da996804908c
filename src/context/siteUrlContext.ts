/** The origin that the site is published at, as given to the page from outside; for what must name an address whole. */
import { createContext, useContext } from 'react';

export const SiteUrlContext = createContext('http://localhost:8080');

/** 'https://barangay.example', without a slash at its end. */
export const useSiteUrl = (): string => useContext(SiteUrlContext);

/** Context for the injected origin the site is published at, for code that needs an absolute URL. */
import { createContext, useContext } from 'react';

export const SiteUrlContext = createContext('http://localhost:8080');

/** 'https://barangay.example', without a trailing slash. */
export const useSiteUrl = (): string => useContext(SiteUrlContext);

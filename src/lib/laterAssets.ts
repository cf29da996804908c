/**
 * Files that the service worker caches once a page asks for them. 'services': the code of a service's page, whose record is on
 * the device already. 'form': what a form loads when it is filled in.
 */
export type LaterAssets = 'services' | 'form';

import { expect, it } from 'vitest';
import { toFacebookShareUrl } from '../../../../src/components/sharing/shareEffects.ts';

it.each([
  'https://barangay.example/News/a',
  'https://barangay.example/News/pi%C3%B1a?a=b&c=d#e',
  'https://a.ph/+"<',
])("gives Facebook '%s' as one parameter", (address) => {
  const { origin, searchParams } = new URL(toFacebookShareUrl(address));
  expect([origin, ...searchParams]).toEqual(['https://www.facebook.com', ['u', address]]);
});

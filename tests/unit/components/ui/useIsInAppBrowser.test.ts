/** Browsers inside another app, by the names that they give themselves. */
import { describe, expect, it } from 'vitest';
import { isInAppBrowser } from '../../../../src/components/ui/useIsInAppBrowser.ts';

const android = 'Mozilla/5.0 (Linux; Android 13; Sample Phone Build/A1';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the browser inside another app', () => {
  it.each([
    [
      'Facebook on Android',
      `${android}; wv) ${webKit} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0.30.108;]`,
    ],
    [
      'Facebook on Android without the mark of its web view',
      `${android}) ${webKit} Chrome/120.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0.30.108;IABMV/1;]`,
    ],
    [
      'Facebook on an iPhone',
      `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0.0.38.108;FBBV/564431005;FBDV/iPhone14,7]`,
    ],
    [
      'Facebook Lite',
      `${android}) ${webKit} Chrome/99.0 Mobile Safari/537.36 [FBAN/EMA;FBLC/fil_PH;FBAV/330.0.0.9.103;]`,
    ],
    ['Messenger on an iPhone', `${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/450.0.0.29.108;]`],
    [
      'Messenger on Android',
      `${android}; wv) ${webKit} Chrome/120.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/440.0;]`,
    ],
    [
      'Instagram on an iPhone',
      `${iphone} Mobile/15E148 Instagram 330.0.3.29.109 (iPhone14,7; iOS 17_5; en_PH)`,
    ],
    [
      'Instagram on Android',
      `${android}; wv) ${webKit} Chrome/120.0 Mobile Safari/537.36 Instagram 330.0.0.40.92 Android`,
    ],
    ['TikTok', `${iphone} Mobile/15E148 musical_ly_33.5.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6`],
    ['any other Android app', `${android}; wv) ${webKit} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36`],
  ])('is recognized: %s', (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true);
  });

  it.each([
    ['Chrome on Android', `${android}) ${webKit} Chrome/120.0.0.0 Mobile Safari/537.36`],
    ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${iphone} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`],
    ['Samsung Internet', `${android}) ${webKit} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`],
    ['Opera Mini', `${android}) ${webKit} Chrome/120.0.0.0 Mobile Safari/537.36 OPR/74.0`],
    ['Firefox', 'Mozilla/5.0 (Android 13; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0'],
    ['Chromium on a computer', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/120.0.0.0 Safari/537.36`],
    ['nothing', ''],
  ])('is not taken for another browser: %s', (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false);
  });
});

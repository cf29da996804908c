/**
 * Runs in the head of a page with alerts, before its first paint: hides the alerts that this device has dismissed, shows the first
 * of the others in their place, and shortens those that this tab has shown. Hydration renders them as they were served, and removes
 * the dismissed ones then. The policy of the page allows an empty style element and the rules that a script adds to it.
 */
import { alertMarker } from '../domMarkers.ts';
import { alertLines, alertTokenOf, readAlertEditions } from '../hydration/dismissedAlerts.ts';

const sheet = document.head.appendChild(document.createElement('style')).sheet!;
const [seen, dismissed] = (['sessionStorage', 'localStorage'] as const).map((storage) =>
  readAlertEditions(storage)
    .map((alert) => `[data-${alertMarker}="${alertTokenOf(alert)}"]`)
    .join(),
);
const other = `[data-${alertMarker}]:not(${dismissed})`;
if (seen) sheet.insertRule(`${seen}{${alertLines}:1}`);
if (dismissed) {
  sheet.insertRule(`${dismissed}{display:none}`);
  // A browser of before 2021 shows the first of the others once the page is hydrated.
  sheet.insertRule(`@supports selector(:not(a b)){${other}:not(${other} ~ *){display:block!important}}`);
}

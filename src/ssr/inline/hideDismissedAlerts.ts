/**
 * Runs in the head of a page with alerts, before its first paint: names the alerts that this device has dismissed on the root
 * element, and the styles beside it hide them. Hydration renders them as they were served, and removes them then.
 */
import { dismissedMarker } from '../domMarkers.ts';
import { alertTokenOf, readDismissedAlerts } from '../hydration/dismissedAlerts.ts';

document.documentElement.dataset[dismissedMarker] = readDismissedAlerts().map(alertTokenOf).join(' ');

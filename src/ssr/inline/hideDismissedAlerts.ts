/**
 * Runs in the head of a page with alerts, before its first paint, and hides those that this device has dismissed. Hydration renders
 * them as they were served, and removes them then. The policy of the page allows an empty style element and the rules that a script
 * adds to it.
 */
import { alertMarker } from '../domMarkers.ts';
import { alertTokenOf, readDismissedAlerts } from '../hydration/dismissedAlerts.ts';

const style = document.head.appendChild(document.createElement('style'));
for (const alert of readDismissedAlerts())
  style.sheet?.insertRule(`[data-${alertMarker}="${alertTokenOf(alert)}"]{display:none}`);

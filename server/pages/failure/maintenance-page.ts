import { setSite } from '../../../domain/current-site';
import { builtInSite } from '../../../site-data/shown';
import { renderBusyScreen } from './screen';

const RETRY_S = 60;

/** Renders the page that a proxy shows while the site is down. Needs no typeface or other files. */
export function renderMaintenancePage(): string {
  setSite(builtInSite);
  return renderBusyScreen(undefined, RETRY_S);
}

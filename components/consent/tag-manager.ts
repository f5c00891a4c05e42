import { forgetOrigin, rememberOrigin } from '../contact/page-origin';
import { pushTagCommand, pushToDataLayer } from './data-layer';
import { loadScript } from './load-script';

let isLoaded = false;

/** Loads the tag manager once, with statistics granted. Advertising stays denied. */
export function grantStatistics(id: string): void {
  rememberOrigin();
  pushTagCommand('consent', 'update', { analytics_storage: 'granted' });
  if (isLoaded) return;
  isLoaded = true;
  pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

/** Denies statistics again and removes their cookies. */
export function denyStatistics(): void {
  forgetOrigin();
  pushTagCommand('consent', 'update', { analytics_storage: 'denied' });
  const names = document.cookie.split('; ').map(cookie => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  for (const name of names.filter(name => /^_(ga|gid|gat|gcl|dc_gtm)/.test(name))) {
    expire(name);
    // The cookies are set on the widest domain that the browser allows.
    for (const index of labels.keys()) expire(name, `; Domain=${labels.slice(index).join('.')}`);
  }
}

function expire(name: string, domain = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https, which a site on localhost lacks
  document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}

import { command, pushToDataLayer } from './data-layer';
import { loadScript } from './load-script';

let loaded = false;

/** Loads the tag manager, once, with statistics granted. Advertising stays denied: nobody asked for it. */
export function grantStatistics(id: string): void {
  command('consent', 'update', { analytics_storage: 'granted' });
  if (loaded) return;
  loaded = true;
  pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

/** Statistics denied again, and what they stored in cookies of this site removed. */
export function denyStatistics(): void {
  command('consent', 'update', { analytics_storage: 'denied' });
  const names = document.cookie.split('; ').map(cookie => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  for (const name of names.filter(name => /^_(ga|gid|gat|gcl|dc_gtm)/.test(name))) {
    expire(name);
    // They are set on the widest domain the browser lets them have.
    for (const index of labels.keys()) expire(name, `; Domain=${labels.slice(index).join('.')}`);
  }
}

function expire(name: string, domain = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https, which a site on localhost lacks
  document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}

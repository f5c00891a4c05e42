// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetOrigin, getPageOrigin, rememberOrigin } from './page-origin';

/** Simulates a document that was loaded from one URL and now shows another path. */
function open(url: string, referrer: string, path = new URL(url, location.href).pathname): void {
  const name = new URL(url, location.href).href;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  history.replaceState(null, '', path);
}

afterEach(() => {
  forgetOrigin();
  vi.restoreAllMocks();
});

it('returns the referring page and the campaign tags of the current page', () => {
  open('/services?utm_source=news&page=2&utm_campaign=autumn', 'https://mail.example/');
  expect(getPageOrigin()).toEqual({
    referrer: 'https://mail.example/',
    query: 'utm_source=news&utm_campaign=autumn',
  });
});

it('returns the start of the visit on later pages only when the visitor consented to storing it', () => {
  open('/?utm_source=news', 'https://mail.example/', '/contact-us');
  expect(getPageOrigin()).toEqual({ referrer: location.origin, query: '' });
  rememberOrigin();
  open('/contact-us', `${location.origin}/`);
  rememberOrigin();
  expect(getPageOrigin()).toEqual({ referrer: 'https://mail.example/', query: 'utm_source=news' });
  forgetOrigin();
  expect(getPageOrigin()).toEqual({ referrer: `${location.origin}/`, query: '' });
});

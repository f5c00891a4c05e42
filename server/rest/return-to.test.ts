import { expect, it } from 'vitest';
import { listManagers } from '../../domain/colleague';
import { screens } from '../../domain/paths';
import { getReturnPath, getThankYouPath } from './return-to';

it.each([
  ['/services/it-outstaffing', '/services/it-outstaffing'],
  ['/casepage?domain=FinTech', '/casepage?domain=FinTech'],
  ['/services/web-app-&-website-testing', '/services/web-app-&-website-testing'],
])('returns the visitor to %s after a form without JavaScript', (requestedPath, page) => {
  expect(getReturnPath(requestedPath)).toBe(page);
});

it.each([
  undefined,
  '',
  'services',
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(3_000)}`,
])('returns the visitor to the contact page instead of %j', requestedPath => {
  expect(getReturnPath(requestedPath)).toBe(screens.contact.path);
});

it("returns to the thank-you message of the visitor's page", () => {
  expect(getThankYouPath('/blog?tag=QA')).toBe('/blog?tag=QA#request-sent');
  const key = listManagers().at(-1)?.key;
  expect(getThankYouPath(screens.contact.path, key)).toBe(`/contact-us?to=${key}#request-sent`);
  expect(getThankYouPath(screens.contact.path, 'x&y#z')).toBe('/contact-us#request-sent');
  expect(getThankYouPath('/services', key)).toBe('/services#request-sent');
});

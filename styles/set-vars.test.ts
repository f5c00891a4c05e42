import { expect, it } from 'vitest';
import { toCssUrl } from './set-vars';

it.each([
  ['/uploads/plan.png', 'url("/uploads/plan.png")'],
  ['data:image/svg+xml,%3Csvg%3E', 'url("data:image/svg+xml,%3Csvg%3E")'],
  ['/a");position:fixed;b:url("c', 'url("/a%22);position:fixed;b:url(%22c")'],
  ['/a\\22 b', 'url("/a%5C22 b")'],
  ['/a\nb', 'url("/a%0Ab")'],
])('keeps a URL inside its CSS string: %j', (url, value) => {
  expect(toCssUrl(url)).toBe(value);
});

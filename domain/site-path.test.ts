import { expect, it } from 'vitest';
import { isLinkUrl } from './article-html';
import { isSitePath } from './site-path';

it.each(['/', '/cases', '/a\\b', '/a//b'])('accepts %j as a path of this site', path =>
  expect([isSitePath(path), isLinkUrl(path)]).toEqual([true, true]),
);

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  'java\nscript:alert(1)',
])('rejects %j, which browsers read as another host or as a script', path =>
  expect([isSitePath(path), isLinkUrl(path)]).toEqual([false, false]),
);

import { describe, expect, it } from 'vitest';
import { normalisePath, type ScreenName, screens } from './paths';
import { documentDescription, documentTitle, ogImagePath, screenImagePath } from './seo';
import { unbroken } from './unbroken';

describe('share pictures', () => {
  it.each(Object.keys(screens) as ScreenName[])('of %s are found by path and need no redirect', name => {
    const address = screenImagePath(screens[name].path);
    expect(address).toBe(ogImagePath('page', name));
    expect(normalisePath(address)).toBe(address);
  });

  it('of other paths are the home screen’s', () => {
    expect(screenImagePath('/blog/page/2')).toBe('/og/page/home.png');
  });
});

it('titles and descriptions are without the joiners of painted words', () => {
  const title = 'In-house rails';
  const seo = { title: unbroken(title), description: unbroken('Full-time, '.repeat(30)) };
  expect(documentTitle(seo, 'Northlight')).toBe('In-house rails | Northlight');
  expect(documentDescription(seo)).toBe(documentDescription({ description: 'Full-time, '.repeat(30) }));
});

import { describe, expect, it } from 'vitest';
import { normalisePath, type ScreenName, screens } from './paths';
import { getDocumentDescription, getDocumentTitle, getOgImagePath, getScreenImagePath } from './seo';
import { preventHyphenBreaks } from './unbroken';

describe('share pictures', () => {
  it.each(Object.keys(screens) as ScreenName[])('of %s are found by path and need no redirect', name => {
    const address = getScreenImagePath(screens[name].path);
    expect(address).toBe(getOgImagePath('page', name));
    expect(normalisePath(address)).toBe(address);
  });

  it('of other paths are the home screen’s', () => {
    expect(getScreenImagePath('/blog/page/2')).toBe('/og/page/home.png');
  });
});

it('titles and descriptions are without the joiners of painted words', () => {
  const title = 'In-house rails';
  const seo = {
    title: preventHyphenBreaks(title),
    description: preventHyphenBreaks('Full-time, '.repeat(30)),
  };
  expect(getDocumentTitle(seo, 'Northlight')).toBe('In-house rails | Northlight');
  expect(getDocumentDescription(seo)).toBe(getDocumentDescription({ description: 'Full-time, '.repeat(30) }));
});

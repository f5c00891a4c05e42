import { describe, expect, it } from 'vitest';
import { normalisePath, type ScreenName, screens } from './paths';
import { getDocumentDescription, getDocumentTitle, getOgImagePath, getScreenImagePath } from './seo';
import { preventHyphenBreaks } from './unbroken';

describe('share images', () => {
  it.each(Object.keys(screens) as ScreenName[])(
    'returns a canonical path for the share image of %s',
    name => {
      const imagePath = getScreenImagePath(screens[name].path);
      expect(imagePath).toBe(getOgImagePath('page', name));
      expect(normalisePath(imagePath)).toBe(imagePath);
    },
  );

  it('falls back to the share image of the home page when a path has none', () => {
    expect(getScreenImagePath('/blog/page/2')).toBe('/og/page/home.png');
  });
});

it('strips word joiners from page titles and descriptions', () => {
  const title = 'In-house rails';
  const seo = {
    title: preventHyphenBreaks(title),
    description: preventHyphenBreaks('Full-time, '.repeat(30)),
  };
  expect(getDocumentTitle(seo, 'Northlight')).toBe('In-house rails | Northlight');
  expect(getDocumentDescription(seo)).toBe(getDocumentDescription({ description: 'Full-time, '.repeat(30) }));
});

import { describe, expect, it } from 'vitest';
import { normalisePath, type ScreenName, screens } from './paths';
import { ogImagePath, screenImagePath } from './seo';

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

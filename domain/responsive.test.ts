import { describe, expect, it } from 'vitest';
import { fallbackKey, responsiveImage, variantKey, widthsOf } from './responsive';

const base = '0123456789abcdef-plan-of-lviv';

describe('widthsOf', () => {
  it('never enlarges and always holds the own width', () => {
    expect(widthsOf(300)).toEqual([300]);
    expect(widthsOf(960)).toEqual([480, 960]);
    expect(widthsOf(1200)).toEqual([480, 960, 1200]);
    expect(widthsOf(4000)).toEqual([480, 960, 1600]);
  });
});

describe('responsiveImage', () => {
  it('knows every size from the address, in a folder and in a bucket', () => {
    for (const home of ['/uploads/', 'https://media.example/northlight/', '']) {
      expect(responsiveImage(home + fallbackKey(base, 1200, 800, 'png'))).toEqual({
        width: 1200,
        height: 800,
        avif: `${home}${base}-480.avif 480w, ${home}${base}-960.avif 960w, ${home}${base}-1200.avif 1200w`,
        webp: `${home}${base}-480.webp 480w, ${home}${base}-960.webp 960w, ${home}${base}-1200.webp 1200w`,
      });
    }
  });

  it('knows that an animation has one moving WebP', () => {
    expect(responsiveImage(`/uploads/${fallbackKey(base, 640, 480, 'gif')}`)).toEqual({
      width: 640,
      height: 480,
      webp: `/uploads/${variantKey(base, 640, 'webp')} 640w`,
    });
  });

  it('is undefined for addresses of others', () => {
    expect(responsiveImage('')).toBeUndefined();
    expect(responsiveImage('https://example.com/wp-content/photo-800x600.jpg')).toBeUndefined();
    expect(responsiveImage('/art/cover.svg')).toBeUndefined();
    expect(responsiveImage(`/uploads/${base}-480.avif`)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { findResponsiveImage, getFallbackKey, getVariantKey, listWidths } from './responsive';

const base = '0123456789abcdef-plan-of-lviv';

describe('listWidths', () => {
  it("lists standard widths below the image's own, and its own width up to 1600 pixels", () => {
    expect(listWidths(300)).toEqual([300]);
    expect(listWidths(960)).toEqual([480, 960]);
    expect(listWidths(1200)).toEqual([480, 960, 1200]);
    expect(listWidths(4000)).toEqual([480, 960, 1600]);
  });
});

describe('findResponsiveImage', () => {
  it('derives every size from the URL, in a folder and in a bucket', () => {
    for (const home of ['/uploads/', 'https://media.example/northlight/', '']) {
      expect(findResponsiveImage(home + getFallbackKey(base, 1200, 800, 'png'))).toEqual({
        width: 1200,
        height: 800,
        avif: `${home}${base}-480.avif 480w, ${home}${base}-960.avif 960w, ${home}${base}-1200.avif 1200w`,
        webp: `${home}${base}-480.webp 480w, ${home}${base}-960.webp 960w, ${home}${base}-1200.webp 1200w`,
      });
    }
  });

  it('returns one WebP for an animation', () => {
    expect(findResponsiveImage(`/uploads/${getFallbackKey(base, 640, 480, 'gif')}`)).toEqual({
      width: 640,
      height: 480,
      webp: `/uploads/${getVariantKey(base, 640, 'webp')} 640w`,
    });
  });

  it('returns undefined for other URLs', () => {
    expect(findResponsiveImage('')).toBeUndefined();
    expect(findResponsiveImage('https://example.com/wp-content/photo-800x600.jpg')).toBeUndefined();
    expect(findResponsiveImage('/art/cover.svg')).toBeUndefined();
    expect(findResponsiveImage(`/uploads/${base}-480.avif`)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { findResponsiveImage, getFallbackKey, getVariantKey, listWidths } from './responsive';

const baseName = '0123456789abcdef-plan-of-lviv';

describe('listWidths', () => {
  it("lists the standard widths up to an image's width, or 1600 pixels for a larger image", () => {
    expect(listWidths(300)).toEqual([300]);
    expect(listWidths(960)).toEqual([480, 960]);
    expect(listWidths(1200)).toEqual([480, 960, 1200]);
    expect(listWidths(4000)).toEqual([480, 960, 1600]);
  });
});

describe('findResponsiveImage', () => {
  it('derives every size of an image from its URL, in a folder or a bucket', () => {
    for (const baseUrl of ['/uploads/', 'https://media.example/northlight/', '']) {
      expect(findResponsiveImage(baseUrl + getFallbackKey(baseName, 1200, 800, 'png'))).toEqual({
        width: 1200,
        height: 800,
        avif: `${baseUrl}${baseName}-480.avif 480w, ${baseUrl}${baseName}-960.avif 960w, ${baseUrl}${baseName}-1200.avif 1200w`,
        webp: `${baseUrl}${baseName}-480.webp 480w, ${baseUrl}${baseName}-960.webp 960w, ${baseUrl}${baseName}-1200.webp 1200w`,
      });
    }
  });

  it('returns a single WebP file for an animation', () => {
    expect(findResponsiveImage(`/uploads/${getFallbackKey(baseName, 640, 480, 'gif')}`)).toEqual({
      width: 640,
      height: 480,
      webp: `/uploads/${getVariantKey(baseName, 640, 'webp')} 640w`,
    });
  });

  it("finds no sizes for a URL that doesn't name a stored image", () => {
    expect(findResponsiveImage('')).toBeUndefined();
    expect(findResponsiveImage('https://example.com/wp-content/photo-800x600.jpg')).toBeUndefined();
    expect(findResponsiveImage('/art/cover.svg')).toBeUndefined();
    expect(findResponsiveImage(`/uploads/${baseName}-480.avif`)).toBeUndefined();
  });
});

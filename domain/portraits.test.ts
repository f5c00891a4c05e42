import { expect, it } from 'vitest';
import { getPhotoFilter, isPhotograph, listAdjacentPortraits } from './portraits';

const drawnPortrait = '/uploads/0123456789abcdef-portrait-danylo-448x560.png';
const photoPortrait = '/uploads/fedcba9876543210-me-800x1000.jpg';
const bucketPortrait = `https://pictures.example${photoPortrait}`;

it('accepts library images and built-in photos as photographs', () => {
  expect(
    [photoPortrait, bucketPortrait, 'art:people-ines.jpg', 'art:people-ines.webp'].map(isPhotograph),
  ).toEqual([true, true, true, true]);
  expect([drawnPortrait, 'art:people-ines', ''].map(isPhotograph)).toEqual([false, false, false]);
});

it('keeps drawn portraits when all portraits are drawings', () => {
  expect(listAdjacentPortraits([drawnPortrait, '', drawnPortrait])).toEqual([
    '/uploads/0123456789abcdef-portrait-danylo-448.webp',
    undefined,
    '/uploads/0123456789abcdef-portrait-danylo-448.webp',
  ]);
});

it('replaces drawn portraits with initials when another portrait is a photo', () => {
  expect(listAdjacentPortraits([drawnPortrait, photoPortrait, 'https://elsewhere.example/me'])).toEqual([
    undefined,
    '/uploads/fedcba9876543210-me-480.webp',
    'https://elsewhere.example/me',
  ]);
});

it.each(['#D71921', '#1F6FEB', '#0B8043', '#FFD400'])(
  'turns white into the accent when photos have two tones in %s',
  accent => {
    const [brightness = 0, degrees = 0, saturation = 0] = (
      /brightness\((\d\.\d{3})\) sepia\(1\) hue-rotate\((-?\d+)deg\) saturate\(([\d.]+)\)$/
        .exec(getPhotoFilter('twoTone', accent))
        ?.slice(1) ?? []
    ).map(Number);
    const angle = (degrees * Math.PI) / 180;
    const [red, green, blue] = [1.351, 1.203, 0.937].map(channel => channel * brightness) as [
      number,
      number,
      number,
    ];
    const luma = 0.213 * red + 0.715 * green + 0.072 * blue;
    const turned = [
      -0.213 * red - 0.715 * green + 0.928 * blue,
      0.143 * red + 0.14 * green - 0.283 * blue,
      -0.787 * red + 0.715 * green + 0.072 * blue,
    ];
    const channels = [red, green, blue].map(
      (channel, index) =>
        luma + saturation * (Math.cos(angle) * (channel - luma) + Math.sin(angle) * (turned[index] ?? 0)),
    );
    for (const [index, channel] of channels.entries())
      expect(
        Math.abs(channel * 255 - Number.parseInt(accent.slice(1 + 2 * index, 3 + 2 * index), 16)),
      ).toBeLessThan(6);
  },
);

import { expect, it } from 'vitest';
import { isPhotograph, listAdjacentPortraits } from './portraits';

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

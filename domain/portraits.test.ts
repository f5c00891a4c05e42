import { expect, it } from 'vitest';
import { portraitsBeside } from './portraits';

const drawn = '/uploads/0123456789abcdef-portrait-danylo-448x560.png';
const photo = '/uploads/fedcba9876543210-me-800x1000.jpg';

it('drawn portraits stand beside each other', () => {
  expect(portraitsBeside([drawn, '', drawn])).toEqual([
    '/uploads/0123456789abcdef-portrait-danylo-448.webp',
    undefined,
    '/uploads/0123456789abcdef-portrait-danylo-448.webp',
  ]);
});

it('beside a photograph a drawn portrait gives way to initials', () => {
  expect(portraitsBeside([drawn, photo, 'https://elsewhere.example/me'])).toEqual([
    undefined,
    '/uploads/fedcba9876543210-me-480.webp',
    'https://elsewhere.example/me',
  ]);
});

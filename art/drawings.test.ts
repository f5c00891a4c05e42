import { expect, it } from 'vitest';
import { personSchema } from '../domain/people';
import { createDrawingReplacer } from '../domain/sections/drawn';
import { indexUrlsByName } from './drawings';

it('resolves a photo and a drawing separately when they have the same name', () => {
  const drawings = indexUrlsByName({
    '../art/svg/people-ines.jpg': '/assets/people-ines.1.jpg',
    '../art/svg/people-ines.svg': '/assets/people-ines.2.svg',
  });
  expect(Object.keys(drawings)).toEqual(['people-ines.jpg', 'people-ines']);
  const portraits = ['art:people-ines.jpg', 'art:people-ines', 'art:people-rui_2.webp'];
  expect(createDrawingReplacer({ drawings, pictograms: {} })(portraits)).toEqual([
    '/assets/people-ines.1.jpg',
    '/assets/people-ines.2.svg',
    '',
  ]);
  for (const portrait of portraits)
    expect(personSchema.shape.portrait.safeParse(portrait).success).toBe(true);
  expect(personSchema.shape.portrait.safeParse('art:people-ines.exe').success).toBe(false);
});

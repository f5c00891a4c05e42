import { z } from '../zod';
import { drawing, fieldWords, flag, group, line } from './fields';
import { type ContentOf, sectionKind } from './kind';

const size = z.int().min(200).max(1_600);
fieldWords.add(size, { label: 'Side of the drawing, px', example: 620 });

/** One sentence to be judged by, on black, with a slowly turning ring. */
export const creed = sectionKind(
  'creed',
  {
    label: 'One sentence',
    help: 'A mission or a philosophy in one large sentence, beside a turning ring.',
    synonyms: 'mission philosophy creed quote claim',
  },
  {
    title: line('What it is', { max: 60, example: 'Our mission', usable: true }),
    sentence: line('The sentence', { max: 200 }),
    art: group('Drawing', {
      src: drawing('Drawing', { example: 'art:mission' }),
      size,
      whole: flag('No part of it may lie outside'),
    }),
  },
);
export type CreedSection = ContentOf<typeof creed>;

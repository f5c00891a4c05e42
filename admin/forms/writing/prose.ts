import type { Extensions } from '@tiptap/react';
import { ARTICLE_BLOCKS_MAX, CASE_BLOCKS_MAX } from '../../../domain/limits';
import type { Imported } from '../../import/imported';
import { plainly } from '../../import/plainly';
import { articleExtensions, caseExtensions } from './extensions';

/** What may be written in a text, and what of a document it can take. */
export type Prose = {
  /** What holds it, at the beginning of a sentence. */
  noun: string;
  /** Name of its field, for who hears it. */
  label: string;
  /** Blocks at most. */
  max: number;
  extensions: Extensions;
  taken: (imported: Imported) => Imported;
};

export const articleProse: Prose = {
  noun: 'An article',
  label: 'Article content',
  max: ARTICLE_BLOCKS_MAX,
  extensions: articleExtensions,
  taken: imported => imported,
};

/** Plain text under titles, with pictures and films. */
export const caseProse: Prose = {
  noun: 'A case',
  label: 'Case content',
  max: CASE_BLOCKS_MAX,
  extensions: caseExtensions,
  taken: plainly,
};

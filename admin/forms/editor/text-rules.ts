import type { Extensions } from '@tiptap/react';
import { article } from '../../../components/blog/ArticleBody.css';
import { ARTICLE_BLOCKS_MAX, CASE_BLOCKS_MAX } from '../../../domain/limits';
import type { ImportResult } from '../../import/import-result';
import { toPlainBlocks } from '../../import/to-plain-blocks';
import { articleExtensions, caseExtensions } from './extensions';
import { ARTICLE_SHAPES, type Shape } from './Shapes';

/** Rules for a text: its allowed blocks and how documents are imported. */
export type TextRules = {
  /** Noun for the item, capitalised to start a sentence. */
  noun: string;
  /** Accessible name of the field. */
  label: string;
  className?: string;
  /** Maximum number of blocks. */
  max: number;
  extensions: Extensions;
  /** Templates offered while the text is empty. */
  shapes?: readonly Shape[];
  prepareImport: (importResult: ImportResult) => ImportResult;
};

export const articleTextRules: TextRules = {
  noun: 'An article',
  label: 'Article content',
  className: article,
  max: ARTICLE_BLOCKS_MAX,
  extensions: articleExtensions,
  shapes: ARTICLE_SHAPES,
  prepareImport: importResult => importResult,
};

/** Plain text under headings, with images and videos. */
export const caseTextRules: TextRules = {
  noun: 'A case',
  label: 'Case content',
  max: CASE_BLOCKS_MAX,
  extensions: caseExtensions,
  prepareImport: toPlainBlocks,
};

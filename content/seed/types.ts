import type { ArticleInput } from '../../domain/kinds/article';
import type { CaseInput, CaseLayout } from '../../domain/kinds/case';

/** Pictures of a case besides its cover: the screens of its product and the two details. */
export type CasePicture = 'screen' | 'otherScreen' | 'first' | 'second';

/** A case as the repository keeps it: the words. Its pictures are drawn by `art` from its slug. */
export type CaseSeed = Omit<
  CaseInput,
  | 'img_preview'
  | 'detailImages'
  | 'detailImageAlts'
  | 'detailImageCaptions'
  | 'layout'
  | 'imgs'
  | 'video'
  | 'videoPosters'
  | 'customer'
  | 'projectContent'
> & {
  customer: Omit<CaseInput['customer'], 'avatar' | 'logo'>;
  /** An image names one of the pictures of `art`. */
  projectContent: (
    | { type: 'title' | 'paragraph'; content: string }
    | { type: 'image'; content: CasePicture }
  )[];
  layout?: CaseLayout;
  oldSlugs?: string[];
};

/** An article as the repository keeps it. Its figure is what `art` draws for it. */
export type ArticleSeed = Omit<
  ArticleInput,
  'articleImage' | 'articleImageAlt' | 'authorAvatar' | 'articleContent' | 'timeToRead'
> & {
  articleContent: (
    | { type: 'title' | 'paragraph' | 'quote'; content: string }
    | { type: 'image'; content: 'figure'; caption: string }
  )[];
};

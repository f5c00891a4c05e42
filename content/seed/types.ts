import type { ArticleInput } from '../../domain/kinds/article';
import type { CaseInput, CaseLayout } from '../../domain/kinds/case';

/** Pictures of a case besides its cover: the screens of its product and the two details. */
export type CasePicture = 'screen' | 'otherScreen' | 'first' | 'second';

/** A picture in a file beside the item that shows it: JPEG, PNG, WebP or SVG. */
export type FilePicture = {
  /** `harbour.jpg` */
  file: string;
  alt: string;
  caption?: string;
  /** What stays in sight when it is cropped, in percent from the left and the top. */
  focus?: { x: number; y: number };
};

/** A case as the repository keeps it: the words. Pictures that no file is named for are drawn by `art` from its slug. */
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
  pictures?: Partial<Record<'cover' | 'avatar' | CasePicture, FilePicture>>;
  oldSlugs?: string[];
};

/** An article as the repository keeps it. What no file is named for `art` draws. */
export type ArticleSeed = Omit<
  ArticleInput,
  'articleImage' | 'articleImageAlt' | 'authorAvatar' | 'articleContent' | 'timeToRead'
> & {
  articleContent: (
    | { type: 'title' | 'paragraph' | 'quote'; content: string }
    | { type: 'image'; content: 'figure'; caption: string }
  )[];
  pictures?: Partial<Record<'cover' | 'avatar' | 'figure', FilePicture>>;
};

import type { ArticleInput } from '../../domain/article';
import type { ProjectInput } from '../../domain/project';

/** A case as the repository keeps it: the words. Its pictures are drawn by `content/art` from its slug. */
export type CaseSeed = Omit<
  ProjectInput,
  'img_preview' | 'detailImages' | 'detailImageAlts' | 'imgs' | 'video' | 'customer' | 'projectContent'
> & {
  customer: Omit<ProjectInput['customer'], 'avatar' | 'logo'>;
  projectContent: { type: 'title' | 'paragraph'; content: string }[];
  oldSlugs?: string[];
};

/** An article as the repository keeps it. An item `{ type: 'image', content: 'figure' }` stands for the figure
 *  that `content/art` draws for it. */
export type ArticleSeed = Omit<
  ArticleInput,
  'articleImage' | 'articleImageAlt' | 'authorAvatar' | 'articleContent' | 'timeToRead'
> & {
  articleContent: { type: 'title' | 'paragraph' | 'quote' | 'image'; content: string }[];
};

/** A drawing and what it shows. */
export type Art = { svg: string; alt: string };

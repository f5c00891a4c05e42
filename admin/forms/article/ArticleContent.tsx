import { articleProse } from '../writing/prose';
import { Writing } from '../writing/Writing';

/** Renders the editor of the article text. */
export const ArticleContent = () => <Writing name="story" titleName="title" prose={articleProse} />;

import { articleProse } from '../writing/prose';
import { Writing } from '../writing/Writing';

/** What an article says, written as one text. */
export const ArticleContent = () => <Writing name="story" titleName="title" prose={articleProse} />;

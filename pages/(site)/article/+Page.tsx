import { useData } from 'vike-react/useData';
import { ArticlePage } from './ArticlePage';
import type { ArticleData } from './article-data';

export default () => <ArticlePage {...useData<ArticleData>()} />;

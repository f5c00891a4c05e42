import type { ArticleCard } from '../../domain/kinds/article';
import { articlePath } from '../../domain/paths';
import { Skeleton } from '../ui/Skeleton';
import * as css from './ArticleList.css';
import { ItemActions } from './ItemActions';
import type { ItemHandlers } from './ItemsPage';

type ArticleListProps = ItemHandlers & { articles: readonly ArticleCard[] };

/** Articles as staff see them: title, ID, and what can be done. */
export const ArticleList = ({ articles, onEdit, onDelete }: ArticleListProps) => (
  <ul className={css.list}>
    {articles.map(article => (
      <li key={article._id} className={css.row}>
        <h2 className={css.title}>{article.title}</h2>
        <code className={css.id}>{article._id}</code>
        <ItemActions
          className={css.actions}
          title={article.title}
          href={articlePath(article.slug)}
          onEdit={() => onEdit(article._id)}
          onDelete={() => onDelete(article)}
        />
      </li>
    ))}
  </ul>
);

const ROWS = 8;

export const ArticleListSkeleton = () => (
  <div className={css.list}>
    {Array.from({ length: ROWS }, (_, index) => (
      <div key={index} className={css.row}>
        <Skeleton width={`${70 - (index % 3) * 12}%`} height={22} />
        <Skeleton width={200} height={14} />
        <Skeleton width={140} height={28} />
      </div>
    ))}
  </div>
);

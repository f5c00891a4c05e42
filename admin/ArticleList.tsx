import { Skeleton } from '../components/ui/Skeleton';
import { articlePath } from '../domain/paths';
import * as css from './ArticleList.css';
import { ItemActions } from './ItemActions';
import type { ItemHandlers } from './ItemsPage';
import { type StaffItem, titleOf } from './publishing/items';
import { LastChange } from './publishing/LastChange';

type ArticleListProps = ItemHandlers & { articles: readonly StaffItem[] };

/** Articles as staff see them: title and ID, how far they are, and what can be done. */
export const ArticleList = ({ articles, onEdit, onDelete }: ArticleListProps) => (
  <ul className={css.list}>
    {articles.map(article => {
      const title = titleOf(article);
      return (
        <li key={article._id} className={css.row}>
          <div className={css.words}>
            <h2 className={css.title}>{title}</h2>
            <code className={css.id}>{article._id}</code>
          </div>
          <LastChange className={css.change} item={article} />
          <ItemActions
            className={css.actions}
            title={title}
            href={article.slug && articlePath(article.slug)}
            writable={article.writable}
            onEdit={() => onEdit(article._id)}
            onDelete={() => onDelete({ ...article, title })}
          />
        </li>
      );
    })}
  </ul>
);

const ROWS = 8;

export const ArticleListSkeleton = () => (
  <div className={css.list}>
    {Array.from({ length: ROWS }, (_, index) => (
      <div key={index} className={css.row}>
        <Skeleton width={`${70 - (index % 3) * 12}%`} height={46} />
        <Skeleton width={150} height={40} />
        <Skeleton width={140} height={28} />
      </div>
    ))}
  </div>
);

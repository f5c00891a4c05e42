import { Skeleton } from '../components/ui/Skeleton';
import { articlePath } from '../domain/paths';
import { text } from '../styles/text.css';
import { ItemActions } from './ItemActions';
import type { ItemHandlers } from './ItemsPage';
import { code } from './kit/parts.css';
import { Row, sheet } from './kit/Row';
import { formatTitle, type StaffItem } from './publishing/items';
import { LastChange } from './publishing/LastChange';

type ArticleListProps = ItemHandlers & {
  articles: readonly StaffItem[];
  /** Returns the path of an item on the site. */
  hrefOf?: (slug: string) => string;
};

/** Renders articles as rows with title, ID, state and actions. */
export const ArticleList = ({ articles, hrefOf = articlePath, onEdit, onDelete }: ArticleListProps) => (
  <ul className={sheet}>
    {articles.map(article => {
      const title = formatTitle(article);
      return (
        <Row
          key={article._id}
          flush
          wraps
          heading
          title={<span className={text.h4}>{title}</span>}
          note={<ItemId>{article._id}</ItemId>}
          facts={[<LastChange key="change" item={article} />]}
          end={
            <ItemActions
              title={title}
              href={article.slug && hrefOf(article.slug)}
              writable={article.writable}
              onEdit={() => onEdit(article._id)}
              onDelete={() => onDelete({ ...article, title })}
            />
          }
        />
      );
    })}
  </ul>
);

/** Renders an item's ID, to tell items with the same title apart. */
export const ItemId = ({ children }: { children: string }) => <code className={code}>{children}</code>;

const ROWS = 8;

export const ArticleListSkeleton = () => (
  <div className={sheet}>
    {Array.from({ length: ROWS }, (_, index) => (
      <Row
        key={index}
        as="div"
        flush
        title={<Skeleton width={`${70 - (index % 3) * 12}%`} height={46} />}
        facts={[<Skeleton key="state" width={150} height={40} />]}
        end={<Skeleton width={140} height={44} />}
      />
    ))}
  </div>
);

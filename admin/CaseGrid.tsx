import { ResponsiveImage } from '../components/site/ResponsiveImage';
import { Skeleton } from '../components/ui/Skeleton';
import { casePath } from '../domain/paths';
import type { Outputs } from '../trpc/client';
import * as css from './CaseGrid.css';
import { ItemActions } from './ItemActions';
import type { ItemHandlers } from './ItemsPage';
import { titleOf } from './publishing/items';
import { LastChange } from './publishing/LastChange';

export type StaffCase = Outputs['cases']['adminList']['items'][number];

type CaseGridProps = ItemHandlers & { cases: readonly StaffCase[] };

const SIZES = '(max-width: 599px) 100vw, (max-width: 1199px) 50vw, 25vw';

/** Case studies as staff see them: picture, title and ID, what it is about, how far it is, and what can be done. */
export const CaseGrid = ({ cases, onEdit, onDelete }: CaseGridProps) => (
  <ul className={css.grid}>
    {cases.map(item => (
      <li key={item._id} className={css.card}>
        {item.preview.src ? (
          <ResponsiveImage
            className={css.picture}
            src={item.preview.src}
            pixel={item.preview.pixel}
            alt=""
            sizes={SIZES}
            width={400}
            height={300}
          />
        ) : (
          <span className={css.picture} />
        )}
        <div className={css.texts}>
          <h2 className={css.title}>{titleOf(item)}</h2>
          <code className={css.id}>{item._id}</code>
          <p className={css.about}>{item.about}</p>
          <LastChange className={css.change} item={item} />
          <ItemActions
            className={css.actions}
            title={titleOf(item)}
            href={item.slug && casePath(item.slug)}
            writable={item.writable}
            onEdit={() => onEdit(item._id)}
            onDelete={() => onDelete({ ...item, title: titleOf(item) })}
          />
        </div>
      </li>
    ))}
  </ul>
);

const CARDS = 8;

export const CaseGridSkeleton = () => (
  <div className={css.grid}>
    {Array.from({ length: CARDS }, (_, index) => (
      <div key={index} className={css.card}>
        <Skeleton aspectRatio="4/3" />
        <div className={css.texts}>
          <Skeleton height={24} width="80%" />
          <Skeleton height={130} />
          <Skeleton height={44} marginTop={8} />
        </div>
      </div>
    ))}
  </div>
);

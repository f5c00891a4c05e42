import { casePath } from '../../domain/paths';
import { text } from '../../styles/text.css';
import type { Outputs } from '../../trpc/client';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { Skeleton } from '../ui/Skeleton';
import * as css from './CaseGrid.css';
import { ItemActions } from './ItemActions';
import type { ItemHandlers } from './ItemsPage';

export type StaffCase = Outputs['cases']['adminList']['items'][number];

type CaseGridProps = ItemHandlers & { cases: readonly StaffCase[] };

const SIZES = '(max-width: 599px) 100vw, (max-width: 1199px) 50vw, 25vw';

/** Case studies as staff see them: picture, title, what it is about, and what can be done. */
export const CaseGrid = ({ cases, onEdit, onDelete }: CaseGridProps) => (
  <ul className={css.grid}>
    {cases.map(item => (
      <li key={item._id} className={css.card}>
        {item.img_preview.src ? (
          <ResponsiveImage
            className={css.picture}
            src={item.img_preview.src}
            pixel={item.img_preview.src_pixel}
            alt=""
            sizes={SIZES}
            width={400}
            height={300}
          />
        ) : (
          <span className={css.picture} />
        )}
        <div className={css.texts}>
          <h2 className={text.h4}>{item.title}</h2>
          <p className={css.about}>{item.aboutProject}</p>
          <ItemActions
            className={css.actions}
            title={item.title}
            href={casePath(item.slug)}
            onEdit={() => onEdit(item._id)}
            onDelete={() => onDelete(item)}
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
          <Skeleton height={68} />
          <Skeleton height={44} marginTop={8} />
        </div>
      </div>
    ))}
  </div>
);

import { casePath } from '../../domain/paths';
import { text } from '../../styles/text.css';
import type { Outputs } from '../../trpc/client';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { Skeleton } from '../ui/Skeleton';
import { ItemActions } from './ItemActions';
import type { ItemHandlers } from './ItemsPage';
import * as css from './ProjectGrid.css';

export type StaffProject = Outputs['projects']['adminList']['items'][number];

type ProjectGridProps = ItemHandlers & { projects: readonly StaffProject[] };

const SIZES = '(max-width: 599px) 100vw, (max-width: 1199px) 50vw, 25vw';

/** Case studies as staff see them: picture, title, what it is about, and what can be done. */
export const ProjectGrid = ({ projects, onEdit, onDelete }: ProjectGridProps) => (
  <ul className={css.grid}>
    {projects.map(project => (
      <li key={project._id} className={css.card}>
        {project.img_preview.src ? (
          <ResponsiveImage
            className={css.picture}
            src={project.img_preview.src}
            pixel={project.img_preview.src_pixel}
            alt=""
            sizes={SIZES}
            width={400}
            height={300}
          />
        ) : (
          <span className={css.picture} />
        )}
        <div className={css.texts}>
          <h2 className={text.h4}>{project.title}</h2>
          <p className={css.about}>{project.aboutProject}</p>
          <ItemActions
            className={css.actions}
            title={project.title}
            href={casePath(project.slug)}
            onEdit={() => onEdit(project._id)}
            onDelete={() => onDelete(project)}
          />
        </div>
      </li>
    ))}
  </ul>
);

const CARDS = 8;

export const ProjectGridSkeleton = () => (
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

import { Skeleton } from '../../components/ui/Skeleton';
import { visuallyHidden } from '../../styles/layout.css';
import * as css from './form.css';

const SKELETON_ROWS = 5;

export const FormSkeleton = () => (
  <div className={css.group}>
    <span className={visuallyHidden} role="status">
      Loading
    </span>
    {Array.from({ length: SKELETON_ROWS }, (_, index) => (
      <div key={index} className={css.pair}>
        <Skeleton height={60} />
        <Skeleton height={60} />
      </div>
    ))}
  </div>
);

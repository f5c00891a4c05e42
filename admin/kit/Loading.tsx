import type { ReactNode } from 'react';
import { Skeleton } from '../../components/ui/Skeleton';
import { visuallyHidden } from '../../styles/layout.css';

/** Renders a skeleton, or `children` in its place. */
export const Loading = ({ height, children }: { height?: number; children?: ReactNode }) => (
  <div aria-busy="true">
    <p className={visuallyHidden} role="status">
      Loading
    </p>
    {children ?? <Skeleton height={height} />}
  </div>
);

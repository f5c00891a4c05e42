import { type ReactNode, Suspense } from 'react';
import { Spinner } from '../ui/Spinner';
import { veil } from './frame.css';

/** A form over the page whose script is loaded when it is first opened. */
export const OnTop = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <div className={veil}>
        <Spinner />
      </div>
    }
  >
    {children}
  </Suspense>
);

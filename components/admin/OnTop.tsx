import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Spinner } from '../ui/Spinner';
import { veil } from './frame.css';

/** A form over the page. Its script is loaded when it is first opened, and in the browser only. */
export function OnTop({ children }: { children: ReactNode }) {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!inBrowser) return null;
  return (
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
}

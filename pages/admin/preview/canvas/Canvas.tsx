import { type ComponentType, useEffect, useState } from 'react';
import { Skeleton } from '../../../../components/ui/Skeleton';
import type { LiveCanvasProps } from './LiveCanvas';

/** Reserves the first screen until the editing code is loaded. */
export function Canvas(props: LiveCanvasProps) {
  const [LoadedCanvas, setLoadedCanvas] = useState<ComponentType<LiveCanvasProps>>();
  useEffect(() => {
    void import('./LiveCanvas').then(module => setLoadedCanvas(() => module.default));
  }, []);
  return LoadedCanvas ? <LoadedCanvas {...props} /> : <Skeleton height="100vh" />;
}

import { type ComponentType, useEffect, useState } from 'react';
import type { LiveCanvasProps } from './LiveCanvas';

/** Renders nothing until the editing code is loaded. */
export function Canvas(props: LiveCanvasProps) {
  const [LoadedCanvas, setLoadedCanvas] = useState<ComponentType<LiveCanvasProps>>();
  useEffect(() => {
    void import('./LiveCanvas').then(module => setLoadedCanvas(() => module.default));
  }, []);
  return LoadedCanvas ? <LoadedCanvas {...props} /> : null;
}

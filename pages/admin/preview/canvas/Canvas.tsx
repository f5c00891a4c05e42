import { type ComponentType, useEffect, useState } from 'react';
import type { LiveCanvasProps } from './LiveCanvas';

/** Renders nothing until the editing code is loaded. */
export function Canvas(props: LiveCanvasProps) {
  const [Live, setLive] = useState<ComponentType<LiveCanvasProps>>();
  useEffect(() => {
    void import('./LiveCanvas').then(module => setLive(() => module.default));
  }, []);
  return Live ? <Live {...props} /> : null;
}

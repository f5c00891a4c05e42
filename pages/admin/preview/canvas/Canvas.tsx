import { type ComponentType, useEffect, useState } from 'react';
import type { LiveCanvasProps } from './LiveCanvas';

/** A page that is edited where it is seen; nothing is drawn until what lets it be edited is there. */
export function Canvas(props: LiveCanvasProps) {
  const [Live, setLive] = useState<ComponentType<LiveCanvasProps>>();
  useEffect(() => {
    void import('./LiveCanvas').then(module => setLive(() => module.default));
  }, []);
  return Live ? <Live {...props} /> : null;
}

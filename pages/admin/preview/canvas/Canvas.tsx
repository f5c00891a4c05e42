import { type ComponentType, useEffect, useState } from 'react';
import { PagePreview } from '../PagePreview';
import type { LiveCanvasProps } from './LiveCanvas';

/** A page as the server has it, until what lets it be edited is there. */
export function Canvas(props: LiveCanvasProps) {
  const [Live, setLive] = useState<ComponentType<LiveCanvasProps>>();
  useEffect(() => {
    void import('./LiveCanvas').then(module => setLive(() => module.default));
  }, []);
  return Live ? <Live {...props} /> : <PagePreview page={props.page} />;
}

import type { CSSProperties } from 'react';
import type { Focus } from '../../domain/focus';

/** Style of a picture that is cropped around its focus; the middle when there is none. */
export const inSight = (focus: Focus | undefined): CSSProperties | undefined =>
  focus && { objectPosition: `${focus.x}% ${focus.y}%` };

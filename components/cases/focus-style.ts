import type { CSSProperties } from 'react';
import type { Focus } from '../../domain/focus';

/** Crops an image around its focus. Without a focus, CSS centres the image. */
export const toFocusStyle = (focus: Focus | undefined): CSSProperties | undefined =>
  focus && { objectPosition: `${focus.x}% ${focus.y}%` };

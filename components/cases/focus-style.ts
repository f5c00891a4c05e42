import type { CSSProperties } from 'react';
import type { Focus } from '../../domain/focus';

/** Returns the style that crops an image around its focus, or undefined if it is centred. */
export const getFocusStyle = (focus: Focus | undefined): CSSProperties | undefined =>
  focus && { objectPosition: `${focus.x}% ${focus.y}%` };

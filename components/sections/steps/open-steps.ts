import type { PointerEvent, ToggleEvent } from 'react';
import { above } from '../../../styles/breakpoints';
import { pointerMoved } from '../pointer-moved';

const isWide = () => matchMedia(above('phone')).matches;

/** Opens a step under a mouse that moved, from 600 px on. The browser closes the others (`<details name>`). */
export const openUnderPointer = (event: PointerEvent<HTMLDetailsElement>) => {
  if (pointerMoved(event) && isWide()) event.currentTarget.open = true;
};

/** One step of the list is always open, but on phones a second tap closes it (rule 21). */
export const keepOneOpen = ({ currentTarget: step }: ToggleEvent<HTMLDetailsElement>) => {
  if (isWide() && !step.closest('ol')?.querySelector('details[open]')) step.open = true;
};

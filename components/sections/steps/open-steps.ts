import type { PointerEvent, ToggleEvent } from 'react';
import { above } from '../../../styles/breakpoints';
import { hasPointerMoved } from '../has-pointer-moved';

const isWide = () => matchMedia(above('phone')).matches;

/**
 * Opens a step when the mouse moves over it, except on phones. The browser closes the other steps (`<details name>`).
 */
export const openHoveredStep = (event: PointerEvent<HTMLDetailsElement>) => {
  if (hasPointerMoved(event) && isWide()) event.currentTarget.open = true;
};

/** Keeps one step open, except on phones, where a second tap closes it (rule 21). */
export const keepOneOpen = ({ currentTarget: step }: ToggleEvent<HTMLDetailsElement>) => {
  if (isWide() && !step.closest('ol')?.querySelector('details[open]')) step.open = true;
};

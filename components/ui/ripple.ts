import type { PointerEvent } from 'react';
import { reducedMotion } from '../../styles/breakpoints';
import { ripple } from './Button.css';

/** Does nothing under reduced motion. */
export function showRipple({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (matchMedia(reducedMotion).matches) return;
  const box = currentTarget.getBoundingClientRect();
  const size = Math.max(box.width, box.height) * 2.2;
  const circle = document.createElement('span');
  circle.className = ripple;
  circle.style.width = circle.style.height = `${size}px`;
  circle.style.left = `${clientX - box.left - size / 2}px`;
  circle.style.top = `${clientY - box.top - size / 2}px`;
  circle.addEventListener('animationend', () => circle.remove());
  currentTarget.append(circle);
}

import { draw, drawings, plainDrawing } from './drawings';
import * as css from './SectionGallery.css';

/** @param name name of the section's kind and variant */
export const SectionDrawing = ({ name, className }: { name: string; className?: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 120 80"
    width="120"
    height="80"
    aria-hidden="true"
    focusable="false"
  >
    {draw(drawings[name] ?? plainDrawing).map(([tone, path], index) => (
      <path key={index} className={css.tone[tone]} d={path} />
    ))}
  </svg>
);

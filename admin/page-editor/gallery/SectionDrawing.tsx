import { drawings, plainDrawing } from './drawings';
import * as css from './SectionDrawing.css';

/** A kind of section at a glance. */
export const SectionDrawing = ({ kind, className }: { kind: string; className?: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 120 80"
    width="120"
    height="80"
    aria-hidden="true"
    focusable="false"
  >
    {(drawings[kind] ?? plainDrawing).map(([tone, path], index) => (
      <path key={index} className={css.tone[tone]} d={path} />
    ))}
  </svg>
);

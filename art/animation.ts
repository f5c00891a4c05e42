import { markTurning } from './shapes.ts';

/**
 * Draws the moving parts of a drawing. The same code draws the still and the file that animates once and ends as the
 * still (design, *Motion*).
 */
export type Cast = {
  /** Draws the ring that the page turns. */
  ring: (body: string) => string;
  /** Draws a part that a class animates; `style` applies to this part only. */
  part: (rule: string, body: string, style?: string) => string;
  /** Draws a line from its start; its keyframes count in `length` units. */
  traced: (rule: string, shape: string, style?: string, length?: number) => string;
  /** Shows `body` only where `shape` has been drawn. */
  revealed: (shape: string, body: string) => string;
  /** Draws a part that is hidden in the still. */
  covered: (body: string) => string;
};

/** Draws the still, with its ring as a separate view. */
export const stillCast: Cast = {
  ring: markTurning,
  part: (_rule, body) => body,
  traced: (_rule, shape) => shape,
  revealed: (_shape, body) => body,
  covered: () => '',
};

/** Draws the file that animates once; its ring comes from the still. */
const animatedCast: Cast = {
  ring: () => '',
  part(rule, body, style) {
    const marks = ` class="${rule}"${style ? ` style="${style}"` : ''}`;
    const alone = !body.includes('<', 1);
    return alone ? body.replace(/^<\w+/, tag => tag + marks) : `<g${marks}>${body}</g>`;
  },
  traced(rule, shape, style, length = 1) {
    return this.part(rule, shape.replace('/>', ` pathLength="${length}"/>`), style);
  },
  covered: body => body,
  revealed(shape, body) {
    const all = 'maskUnits="userSpaceOnUse" x="0" y="0" width="960" height="960"';
    return `<mask id="read" ${all}>${shape}</mask><g mask="url(#read)">${body}</g>`;
  },
};

/** Easing functions: arrive, move, fall. */
export const out = 'cubic-bezier(.16,1,.3,1)';
export const settle = 'cubic-bezier(.3,0,.2,1)';
export const fall = 'cubic-bezier(.55,0,.85,.35)';

/** Draws a line. The final frame has no dashes, so that no seam is visible. */
export const DRAW_RULE = '@keyframes draws{from{stroke-dasharray:0 1}to{stroke-dasharray:1 0}}';
/** Shows a part. */
export const SHOW_RULE = '@keyframes shows{from{visibility:hidden}}';
/** Rotates a part into place from the angle `--from`. */
export const ROTATE_RULE = '@keyframes comes{from{transform:rotate(var(--from))}}';

/** Creates a drawing whose parts animate by `rules`, within 1.8 s, after the first frame. */
export const animate = (rules: string, draw: (cast: Cast) => string): string =>
  draw(animatedCast).replace('>', `><style>${rules}</style>`);

import { markRotatingPart } from './shapes.ts';

/** Functions that draw parts for the still or for the animated file, which plays once and ends as the still. */
export type PartRenderer = {
  /** Draws the ring that the page rotates. */
  ring: (body: string) => string;
  /** Draws a part that the class `rule` animates. */
  animatePart: (rule: string, body: string, style?: string) => string;
  /** Draws a line that grows from its start. */
  trace: (rule: string, shape: string, style?: string) => string;
  /** Draws a part that the still omits. */
  covered: (body: string) => string;
};

/** Renderer of the still. The ring is a separate view, so that the page can rotate it. */
export const stillPartRenderer: PartRenderer = {
  ring: markRotatingPart,
  animatePart: (_rule, body) => body,
  trace: (_rule, shape) => shape,
  covered: () => '',
};

/** Renderer of the animated file, without the ring, which the page shows from the still. */
const animatedPartRenderer: PartRenderer = {
  ring: () => '',
  animatePart(rule, body, style) {
    const attributes = ` class="${rule}"${style ? ` style="${style}"` : ''}`;
    const isSingleElement = !body.includes('<', 1);
    return isSingleElement ? body.replace(/^<\w+/, tag => tag + attributes) : `<g${attributes}>${body}</g>`;
  },
  trace(rule, shape, style) {
    return this.animatePart(rule, shape.replace('/>', ` pathLength="1"/>`), style);
  },
  covered: body => body,
};

/** Easing functions for arriving, moving and falling parts. */
export const easeOut = 'cubic-bezier(.16,1,.3,1)';
export const easeInOut = 'cubic-bezier(.3,0,.2,1)';
export const easeIn = 'cubic-bezier(.55,0,.85,.35)';

/** Keyframes that draw a line. The final frame has no dashes, because they would show a seam. */
export const DRAW_KEYFRAMES = '@keyframes draws{from{stroke-dasharray:0 1}to{stroke-dasharray:1 0}}';
export const SHOW_KEYFRAMES = '@keyframes shows{from{visibility:hidden}}';
/** Keyframes that rotate a part into place from the angle `--from`. */
export const ROTATE_KEYFRAMES = '@keyframes comes{from{transform:rotate(var(--from))}}';

/** Creates the animated file, with `rules` as its embedded CSS. */
export const animate = (rules: string, draw: (renderer: PartRenderer) => string): string =>
  draw(animatedPartRenderer).replace('>', `><style>${rules}</style>`);

import { turning } from './shapes.ts';

/**
 * How the moving parts of a drawing are written. The same code draws the picture at rest, and the file in which the
 * parts arrive once by rules of their own and then stand exactly so (design, *Motion*).
 */
export type Cast = {
  /** The ring that a page turns by itself. */
  ring: (body: string) => string;
  /** A part that moves by the rule of a class; `style` is what only this one has. */
  part: (rule: string, body: string, style?: string) => string;
  /** A line that is drawn from its start; lengths in its rule count in units of which it has `length`. */
  traced: (rule: string, shape: string, style?: string, length?: number) => string;
  /** What shows only where `shape` has been drawn. */
  revealed: (shape: string, body: string) => string;
  /** What is covered at rest. */
  covered: (body: string) => string;
};

/** The drawing as it stands, with its ring as a view of its own. */
export const atRest: Cast = {
  ring: turning,
  part: (_rule, body) => body,
  traced: (_rule, shape) => shape,
  revealed: (_shape, body) => body,
  covered: () => '',
};

/** The drawing that performs once; its ring is left to the view of the file at rest. */
const performing: Cast = {
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

/** Easings: arrive, move from place to place, fall. */
export const out = 'cubic-bezier(.16,1,.3,1)';
export const settle = 'cubic-bezier(.3,0,.2,1)';
export const fall = 'cubic-bezier(.55,0,.85,.35)';

/** A line draws itself. At its end nothing of it is dashed, so that no seam stays. */
export const draws = '@keyframes draws{from{stroke-dasharray:0 1}to{stroke-dasharray:1 0}}';
/** A part is switched on. */
export const shows = '@keyframes shows{from{visibility:hidden}}';
/** A part comes round to its place from its own bearing, `--from`. */
export const comesRound = '@keyframes comes{from{transform:rotate(var(--from))}}';

/** A drawing in which its parts move by `rules`, all of it over within 1.8 s, none before the first frame stands. */
export const perform = (rules: string, draw: (cast: Cast) => string): string =>
  draw(performing).replace('>', `><style>${rules}</style>`);

import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

/** Two full-width colours side by side. Text stays in the page's columns. */
export const splitPanel = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
const edge = `max(${vars.gutter},calc((100vw - ${vars.inner})/2))`;
const inside = 'clamp(24px,5vw,72px)';
export const pane = style({
  minWidth: 0,
  paddingBlock: 'clamp(56px,7vw,104px)',
  paddingInline: `${inside} ${edge}`,
  ':first-of-type': { paddingInline: `${edge} ${inside}` },
  '@media': {
    [upTo('tablet')]: { padding: `56px ${vars.gutter}`, ':first-of-type': { paddingInline: vars.gutter } },
  },
});
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
  gap: '40px clamp(32px,6vw,96px)',
  alignItems: 'center',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const title = style({ maxWidth: '14ch' });
export const lead = style({ marginTop: 18, maxWidth: '36ch' });
export const note = style({ marginTop: 20, maxWidth: '52ch' });
export const rows = style({ marginTop: 32, borderTop: `2px solid ${roles.fg}` });
export const figure = style({
  fontStretch: vars.width.tall,
  fontWeight: 600,
  letterSpacing: '-.01em',
  lineHeight: 1,
});
/** Lets the drawing touch the section's bottom edge. */
export const flushBottom = style({ selectors: { '&&': { paddingBottom: 0 } } });
/** All verdicts share one grid cell, so that content below doesn't move. */
export const verdicts = style({ display: 'grid', margin: '32px 0' });
export const stackedVerdict = style({ gridArea: '1/1', visibility: 'hidden' });
/** A form with a level for each choice (`data-level`, from 1) and a verdict for each level. */
export const levelForm = style({});
export const LEVELS = [1, 2, 3, 4, 5];
export const verdict = LEVELS.map(level =>
  style([
    stackedVerdict,
    { selectors: { [`${levelForm}:has([data-level="${level}"]:checked) &`]: { visibility: 'visible' } } },
  ]),
);
export const label = style({ display: 'block' });
export const drawing = style({ width: 'min(100%,520px)', marginInline: 'auto' });

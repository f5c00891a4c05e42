import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { tall } from '../../styles/tokens.css';

export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
  gap: '40px clamp(32px,6vw,96px)',
  alignItems: 'center',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const title = style({ maxWidth: '14ch' });
export const lead = style({ marginTop: 'clamp(20px,1.8vw,28px)', maxWidth: '36ch' });
export const questionRows = style({ marginTop: 32, borderTop: `2px solid ${roles.fg}` });
export const figure = style({ ...tall, letterSpacing: '-.01em', lineHeight: 1 });
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

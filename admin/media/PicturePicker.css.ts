import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { vars } from '../../styles/tokens.css';

/** As high as it may be, so that it does not jump while one searches. */
export const panel = style({
  height: '80vh',
  '@media': { [upTo('phone')]: { maxHeight: '100%', height: '100%' } },
});
export const body = style({
  flex: 1,
  alignContent: 'start',
  gap: '16px',
  gridTemplateColumns: 'minmax(0,1fr)',
});
/** The search, and a way to add what is not there. */
export const tools = style({ display: 'flex', gap: '12px', alignItems: 'stretch' });
globalStyle(`${tools} > :first-child`, { flex: 1 });
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  fontSize: vars.size.small,
});

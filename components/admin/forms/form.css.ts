import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

/** The panel: as wide as the window lets it, whatever stands in it; on a phone as high, too. */
export const panel = style({
  selectors: { '&&': { width: 'min(1000px, calc(100vw - 40px))' } },
  '@media': {
    [upTo('phone')]: {
      selectors: {
        '&&': { width: 'calc(100vw - 20px)', height: 'calc(100dvh - 20px)', maxHeight: 'none' },
      },
    },
  },
});

/** The whole window; the fields keep the width that they have in the panel. */
export const full = style({
  '@media': {
    [above('phone')]: {
      selectors: {
        '&&&': {
          position: 'fixed',
          inset: 0,
          width: 'auto',
          maxHeight: 'none',
          boxShadow: 'none',
          animation: 'none',
        },
      },
    },
  },
});
export const fullBody = style({
  '@media': {
    [above('phone')]: {
      selectors: { '&&': { flex: 1, paddingInline: 'max(32px, calc((100% - 936px) / 2))' } },
    },
  },
});
/** On a phone the panel fills the screen already. */
export const fullButton = style({ '@media': { [upTo('phone')]: { display: 'none' } } });

// What stands around the text is laid out at every key: plain blocks, because grids lay their contents out twice.
export const body = style({ selectors: { '&&': { display: 'block' } } });
// What is in it never makes the panel wider than the window.
export const form = style({ contain: 'inline-size' });
globalStyle(`${form} > * + *`, { marginTop: 40 });

export const group = style({
  selectors: { '& + &': { paddingTop: 24, borderTop: `2px solid ${roles.fg}` } },
});
globalStyle(`${group} > * + *`, { marginTop: 20 });
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
});
export const note = style({ fontSize: vars.size.small, color: roles.muted });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: '20px',
  alignItems: 'start',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});

/** Left in the foot: how things stand, and the preview. */
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 20px',
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  '@media': { [upTo('phone')]: { flex: '1 0 100%' } },
});
export const state = style({ fontSize: vars.size.small, color: roles.muted });
/** What else can be done; on a phone one row that scrolls sideways, so that the fields keep their room. */
export const ways = style({
  display: 'flex',
  gap: '0 20px',
  marginLeft: 'auto',
  '@media': {
    [upTo('phone')]: { flex: '1 0 100%', margin: '0 -20px', padding: '0 20px', overflowX: 'auto' },
  },
});
export const way = style({ minHeight: 44, fontWeight: 600, whiteSpace: 'nowrap' });

export const picks = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' });
export const pickButton = style({ minHeight: 44 });

/** A field that two people changed in two ways. */
export const versions = style({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  padding: 20,
  border: `2px solid ${roles.fg}`,
});
export const differing = style({ marginTop: 12, paddingLeft: 20, listStyle: 'square' });
export const go = style({ marginLeft: 10 });
export const both = style({ display: 'grid', gap: '4px', overflowWrap: 'anywhere' });
export const publish = style({ selectors: { '&&': { width: 'min(640px, calc(100vw - 20px))' } } });
export const times = style({ display: 'grid', gap: '20px', border: 0, padding: 0 });
export const address = style({ overflowWrap: 'anywhere' });

import { style } from '@vanilla-extract/css';
import { dropArea } from '../components/ui/drop-area.css';
import { roles } from '../styles/surfaces.css';
import { palette } from '../styles/tokens.css';

export const width = style({ selectors: { '&&': { width: 'min(640px,100%)' } } });

/** A part of the profile under a rule; the first stands right below the head. */
export const part = style({
  display: 'grid',
  gap: '20px',
  selectors: { '& + &': { paddingTop: 24, borderTop: `2px solid ${roles.fg}` } },
});
export const act = style({ justifySelf: 'start', minHeight: 44 });

export const photo = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: '20px',
  alignItems: 'center',
});
export const pick = style([
  dropArea,
  { flexWrap: 'wrap', gap: '4px 14px', minHeight: 64, padding: '12px 18px' },
]);
export const pickIcon = style({ color: palette.red });
export const removePhoto = style({ justifySelf: 'start', minHeight: 44, fontWeight: 600 });

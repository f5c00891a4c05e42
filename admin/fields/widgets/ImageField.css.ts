import { globalStyle, style } from '@vanilla-extract/css';
import { hint } from '../../../components/ui/Field.css';
import { roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

export const fieldset = style({ minWidth: 0, containerType: 'inline-size' });
/** Up to this width, only one column fits. */
const NARROW_FIELD = '(max-width: 380px)';

export const label = style({ display: 'block', marginBottom: 8, fontSize: vars.size.small, fontWeight: 600 });
// The head of a list entry already names its only field. The help of the first entry explains all of them.
globalStyle(`[data-entry] > * > [data-field]:only-child > div > ${fieldset} > ${label}`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
globalStyle(`[data-entry] + [data-entry] ${hint}`, { display: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0,1fr)',
  gap: '16px',
  alignItems: 'stretch',
  '@container': { [NARROW_FIELD]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '8px' } },
});

export const frame = style({
  position: 'relative',
  alignSelf: 'start',
  aspectRatio: '4/3',
  background: roles.hover,
  overflow: 'hidden',
  '@container': {
    [NARROW_FIELD]: { aspectRatio: '16/9', selectors: { '&:empty': { display: 'none' } } },
  },
});
/** Shows the whole image, with its focal point. */
export const croppedRow = style({});
globalStyle(`div${croppedRow}`, { gridTemplateColumns: 'minmax(0,1fr)', gap: 8 });
globalStyle(`${croppedRow} > div${frame}`, {
  width: 'min(480px,100%)',
  aspectRatio: 'auto',
  background: 'none',
});
export const imageFrame = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const moreFields = style({ marginTop: 16 });

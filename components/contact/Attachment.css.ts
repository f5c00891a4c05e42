import { style } from '@vanilla-extract/css';
import { noScript } from '../../styles/breakpoints';
import { palette } from '../../styles/tokens.css';
import { dropArea, dropInput, dropNote } from '../ui/drop-area.css';

export const area = style([dropArea, { gap: '14px', minHeight: 64, padding: '16px 18px' }]);
export const icon = style({ color: palette.red });
export const texts = style({ flex: 1, minWidth: 0 });
export const name = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const note = style([dropNote, { lineHeight: 1.45 }]);

/** Without JavaScript, only the native input shows the chosen file's name. */
export const input = style([
  dropInput,
  {
    '@media': {
      [noScript]: { position: 'static', width: 'auto', height: 'auto', opacity: 1, maxWidth: '50%' },
    },
  },
]);
/** Positioned in front of the file input, which covers the whole area. */
export const removeButton = style({ position: 'relative', margin: '-6px -8px -6px 0' });

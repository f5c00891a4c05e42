import { style } from '@vanilla-extract/css';
import { palette } from '../../styles/tokens.css';

export const dot = style({ width: 10, height: 10, marginTop: 7, borderRadius: '50%' });
/** Marks requests that no one has opened yet. */
export const newDot = style([dot, { background: palette.red }]);

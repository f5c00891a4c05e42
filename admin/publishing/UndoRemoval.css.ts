import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.css';

export const note = style({ fontSize: vars.size.small, fontWeight: 400, overflowWrap: 'anywhere' });
export const undo = style({ minHeight: 24, fontWeight: 600 });

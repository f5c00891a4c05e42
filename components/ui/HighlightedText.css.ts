import { style } from '@vanilla-extract/css';
import { palette } from '../../styles/tokens.css';

export const mark = style({
  background: `linear-gradient(transparent 78%,${palette.red} 0)`,
  color: 'inherit',
  fontWeight: 600,
});

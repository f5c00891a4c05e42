import { style } from '@vanilla-extract/css';
import { on } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

export const bar = style([
  on.red,
  {
    position: 'fixed',
    left: 0,
    bottom: 0,
    zIndex: 60,
    padding: '8px 16px',
    fontSize: vars.size.small,
    fontWeight: 600,
  },
]);

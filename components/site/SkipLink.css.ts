import { style } from '@vanilla-extract/css';
import { on } from '../../styles/surfaces.css';

export const skipLink = style([
  on.white,
  {
    position: 'absolute',
    left: 16,
    top: -80,
    zIndex: 100,
    padding: '14px 20px',
    fontWeight: 600,
    ':focus': { top: 10 },
  },
]);

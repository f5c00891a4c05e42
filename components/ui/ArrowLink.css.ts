import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const arrowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  fontWeight: 600,
  minHeight: 44,
  '@media': { print: { display: 'inline' } },
});

export const arrow = style({
  color: roles.accent,
  transition: `transform ${vars.time.base} ${vars.ease}`,
  selectors: {
    [`${arrowLink}:hover &, ${arrowLink}:focus-visible &, a:hover > ${arrowLink} &`]: {
      transform: 'translateX(6px)',
    },
  },
  '@media': { print: { display: 'none' } },
});

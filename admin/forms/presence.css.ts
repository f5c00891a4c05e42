import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';

export const avatars = style({ display: 'flex', alignItems: 'center' });
export const avatar = style({
  boxShadow: `0 0 0 2px ${roles.bg}`,
  selectors: { '* + * > &': { marginLeft: -6 } },
});

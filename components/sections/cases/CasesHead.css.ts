import { style } from '@vanilla-extract/css';
import { roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

export const section = style({ paddingTop: vars.section });
export const allLink = style({ display: 'flex', color: roles.fg });
